/** How any game's session comes to its end, told with a game that has secrets. */
import { describe, expect, it } from "vitest";
import { moveBy } from "../christina_regina/testing";
import { agitate, AWAY, ELSEWHERE, FakeServer, SERVES, shared } from "../christina_regina/testing_server";
import { BOT, OWN } from "../testing";

describe("the end", () => {
  it.each([
    ["of whoever looks from a seat", new FakeServer([OWN, ELSEWHERE, BOT], 0, 2)],
    ["of those who watch", new FakeServer([ELSEWHERE, ELSEWHERE, BOT], null, 2)],
    ["at a shared device", shared(2)],
  ])("%s: everything is shown, and only after the last beats", (_, server) => {
    const { session, here } = server;
    server.ends([moveBy(2, agitate)]);
    const [, deal] = server.log;
    const known = () => session.table.log.find(({ event }) => event.type === "deal")?.event;
    expect([session.beat?.kind, session.shown?.ending, session.table.reckoning]).toEqual(["move", null, null]);
    expect([session.shown?.factions[2], session.info?.stage]).toEqual([null, "running"]);
    expect(known()).not.toEqual(deal);
    here.watch();
    expect([session.shown?.ending, session.shown?.factions, session.info?.stage]).toEqual(["scored", SERVES, "over"]);
    expect(session.table.reckoning).not.toBeNull();
    expect(known()).toEqual(deal);
    expect([session.curtain, session.table.isCurrent, session.isOver, here.turns]).toEqual([null, true, true, 0]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-end"]);
  });

  it("after one's own last move the curtain does not fall any more", () => {
    const server = shared();
    server.lift();
    server.ends([moveBy(0, agitate)]);
    server.here.watch();
    expect([server.session.table.seat, server.session.curtain, server.session.shown?.factions]).toEqual([
      0,
      null,
      SERVES,
    ]);
  });

  it("can be hurried to", () => {
    const server = shared(2);
    server.ends([moveBy(2, agitate)]);
    server.session.hurry();
    server.here.clock.pass(0);
    expect([server.session.beat, server.session.table.reckoning !== null]).toEqual([null, true]);
  });

  it("the next game, opened while the end is still shown, is not forgotten", () => {
    const server = shared(2);
    const { session, here } = server;
    server.ends([moveBy(2, agitate)]);
    server.rematch = "next";
    server.happens([{ type: "rematch", table: "next" }], null, { table: true });
    here.watch();
    server.answers();
    expect([session.info?.rematch, session.table.number, session.table.reckoning !== null]).toEqual([
      "next",
      server.log.length,
      true,
    ]);
    expect(session.table.log.map(({ event }) => event)).toEqual(server.log);
  });

  it("a connection that is lost while it is shown takes nothing away", () => {
    const server = shared(2);
    server.ends([moveBy(2, agitate)]);
    server.here.clock.pass(100);
    server.comesBack();
    server.here.watch();
    server.answers();
    expect([server.session.table.log.map(({ event }) => event), server.session.table.reckoning !== null]).toEqual([
      server.log,
      true,
    ]);
  });

  it("a table that is given up while somebody is waited for has no curtain left", () => {
    const server = new FakeServer([OWN, AWAY, BOT]);
    expect(server.session.curtain).toBe(0);
    server.ends([{ type: "leave", seat: 0, stand_in: "greedy" }]);
    server.here.watch();
    expect([server.session.curtain, server.session.isOver, server.session.shown?.factions]).toEqual([
      null,
      true,
      SERVES,
    ]);
  });

  it("is all there after a reload", () => {
    const server = shared();
    server.isOver = true;
    server.toAct = null;
    server.log.push({ type: "end" });
    server.here.hear(server.view(null));
    expect([server.session.curtain, server.session.shown?.factions, server.session.beat]).toEqual([null, SERVES, null]);
  });
});
