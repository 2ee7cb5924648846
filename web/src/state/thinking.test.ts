/** A bot that waits: how many go first, that it is being made ready, and that it thinks. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allWords, BOT, eventsOf, infoOf, legalOf, move, OWN, placing, viewOf } from "../testing";
import type { LogEvent, Thinking } from "../wire";
import { Sitting } from "../winter_queen/testing";
import { makeBundle, words } from "../words/fluent.svelte";
import { presenceAt, waitsAt } from "../words/seats";

const LOG: LogEvent[] = [{ type: "start", first: 0 }];
const said = (given: Partial<Thinking> = {}): Thinking => ({
  type: "thinking",
  hint: null,
  seat: 1,
  ahead: 0,
  preparing: false,
  ...given,
});

/** Whoever looks, while the bot in seat 1 is to act. */
function waiting(): Sitting {
  const here = new Sitting();
  const table = infoOf({ number: 1, stage: "running", to_act: 1, seats: [OWN, BOT] });
  here.hear(viewOf(LOG, 0, { table }));
  return here;
}

beforeAll(() => words.use("en", makeBundle("en", allWords("en"))));
afterAll(() => words.use("en", makeBundle("en")));

describe("a bot that waits", () => {
  it("is thinking as long as nothing else is said", () => {
    const { session } = waiting();
    expect(waitsAt(session, 1)).toBeNull();
    expect(presenceAt(session, 1)).toBe("thinking");
  });

  it("tells how many go first, in every language", () => {
    const { hear, session } = bound(waiting());
    hear(said({ ahead: 3 }));
    expect(presenceAt(session, 1)).toBe("3\u00A0before you");
    const told = ["de", "ru", "hu", "en"].map((language) => {
      words.use(language as "de", makeBundle(language as "de", allWords(language)));
      return presenceAt(session, 1);
    });
    expect(new Set(told).size).toBe(4);
    expect(told.every((text) => text.includes("3"))).toBe(true);
    hear(said({ ahead: 1 }));
    expect(presenceAt(session, 1)).toBe("1\u00A0before you");
  });

  it("thinks once it is its turn in the line", () => {
    const { hear, session } = bound(waiting());
    hear(said({ ahead: 3 }));
    hear(said());
    expect(presenceAt(session, 1)).toBe("thinking");
  });

  it("is made ready at a first start", () => {
    const { hear, session } = bound(waiting());
    hear(said({ preparing: true }));
    expect(presenceAt(session, 1)).toBe("getting ready");
    hear(said());
    expect(presenceAt(session, 1)).toBe("thinking");
  });

  it("is not another one, nor one whose turn is over", () => {
    const { hear, session } = bound(waiting());
    hear(said({ seat: 0, ahead: 3 }));
    expect([waitsAt(session, 0), waitsAt(session, 1)]).toEqual([null, null]);
    hear(said({ ahead: 3 }));
    hear(eventsOf(1, [move(1, placing("b2"))], { to_act: 0, legal: legalOf() }));
    expect(waitsAt(session, 1)).toBeNull();
  });

  it("is forgotten with a view: a server that has just started says anew what there is to say", () => {
    const { hear, session } = bound(waiting());
    hear(said({ ahead: 3 }));
    hear(viewOf(LOG, 1, { table: session.info! }));
    expect(presenceAt(session, 1)).toBe("thinking");
  });
});

describe("a hint that waits", () => {
  it("tells how many go first, until it is thought about", () => {
    const here = new Sitting();
    here.hear(
      viewOf(LOG, 0, { table: infoOf({ hints: true, number: 1 }), legal: legalOf({ with_book: { red: ["a1"] } }) }),
    );
    const { hint, table } = here.session;
    void hint.open();
    const { id } = here.socket.of("hint")[0]!;
    here.hear(said({ hint: id, seat: 0, ahead: 2 }));
    expect([hint.waits, table.thinking]).toEqual([{ ahead: 2, preparing: false }, null]);
    here.hear(said({ hint: id, seat: 0, preparing: true }));
    expect(hint.waits).toEqual({ ahead: 0, preparing: true });
    here.hear(said({ hint: id, seat: 0 }));
    expect([hint.waits, hint.stage]).toEqual([null, "thinking"]);
    hint.close();
    void hint.open();
    expect(hint.waits).toBeNull();
  });
});

function bound(here: Sitting): { hear: Sitting["hear"]; session: Sitting["session"] } {
  return { hear: (message) => here.hear(message), session: here.session };
}
