/** What any game's session does about a connection that is lost, told with a game that has secrets. */
import { describe, expect, it } from "vitest";
import { moveBy, seenBy } from "../christina_regina/testing";
import { agitate, coloursIn, shared } from "../christina_regina/testing_server";
import { settled } from "../testing";

describe("a lost connection", () => {
  it("with the curtain up comes back to the same seat, and a turn in the making stays", () => {
    const server = shared();
    const { session } = server;
    server.lift();
    session.draft.chooseStack("gold");
    expect(server.comesBack()).toEqual([0, 2]);
    expect([session.draft.stage, session.colour, session.curtain, server.here.turns]).toEqual(["bury", "red", null, 1]);
  });

  it("with the curtain down comes back as those who watch", () => {
    const server = shared();
    server.lift();
    server.plays(agitate, [], 1);
    server.answers();
    expect(server.comesBack()).toEqual([null, 3]);
    expect([server.session.curtain, server.session.table.seat, coloursIn(server)]).toEqual([1, null, []]);
  });

  it("just when the curtain fell asks for what everybody may know, whole", () => {
    const server = shared();
    server.lift();
    server.plays(agitate, [], 1);
    expect(server.comesBack()).toEqual([null, 0]);
    expect([server.session.curtain, server.session.table.number, coloursIn(server)]).toEqual([1, 3, []]);
    server.lift();
    expect(server.session.colour).toBe("green");
  });

  it("just when it was lifted asks for the whole log of that seat", () => {
    const server = shared();
    server.session.lift();
    expect(server.comesBack()).toEqual([0, 0]);
    expect(server.session.table.log.map(({ event }) => event)).toEqual(server.log.map((event) => seenBy(event, 0)));
    expect([server.session.colour, server.session.isMyTurn, server.session.curtain]).toEqual(["red", true, null]);
  });

  it("while it fell and was lifted at once ends at the seat of whoever lifted it", () => {
    const server = shared();
    server.lift();
    server.plays(agitate, [], 1);
    server.session.lift();
    expect(server.comesBack()).toEqual([1, 0]);
    expect([server.session.colour, server.session.curtain, server.session.isMyTurn]).toEqual(["green", null, true]);
  });

  it("after which the turn is another's: the curtain falls", () => {
    const server = shared();
    server.lift();
    server.log.push(moveBy(0, agitate));
    server.toAct = 1;
    expect(server.comesBack()).toEqual([0, 2]);
    expect([server.session.curtain, server.session.table.seat, coloursIn(server)]).toEqual([1, null, []]);
  });

  it("a move that was sent meanwhile is sent again, and the curtain falls after it", async () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    void session.play(agitate);
    const [sent] = here.socket.of("play");
    server.log.push(moveBy(0, agitate));
    server.toAct = 1;
    server.comesBack();
    expect(here.socket.of("play")).toEqual([sent]);
    here.hear({ type: "ack", id: sent!.id, first_number: 3, number: 3 });
    await settled();
    server.answers();
    expect([session.curtain, session.isSending, session.table.seat]).toEqual([1, false, null]);
    server.lift();
    expect([session.isMyTurn, session.colour]).toEqual([true, "green"]);
  });

  it("a move that came too late lets the curtain fall when the turn is another's", async () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    void session.play(agitate);
    server.log.push(moveBy(0, agitate));
    server.toAct = 1;
    here.hear({ type: "stale", id: here.socket.of("play")[0]!.id, view: server.view(0, 2) });
    await settled();
    expect(here.refusals.map(({ key }) => key)).toEqual(["turn-stale"]);
    expect([session.curtain, session.table.seat, coloursIn(server)]).toEqual([1, null, []]);
  });
});
