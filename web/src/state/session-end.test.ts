/** How any game's session comes to its end, told with a game that has secrets. */
import { describe, expect, it } from "vitest";
import { courtMove } from "../christina_regina/testing";
import { agitate, AWAY, ELSEWHERE, House, SERVES, shared } from "../christina_regina/testing_house";
import { BOT, OWN } from "../testing";

describe("the end", () => {
  it.each([
    ["of whoever looks from a seat", new House([OWN, ELSEWHERE, BOT], 0, 2)],
    ["of those who watch", new House([ELSEWHERE, ELSEWHERE, BOT], null, 2)],
    ["at a shared device", shared(2)],
  ])("%s: everything is shown, and only after the last beats", (_, house) => {
    const { session, here } = house;
    house.ends([courtMove(2, agitate)]);
    const [, deal] = house.log;
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
    const house = shared();
    house.lift();
    house.ends([courtMove(0, agitate)]);
    house.here.watch();
    expect([house.session.table.seat, house.session.curtain, house.session.shown?.factions]).toEqual([0, null, SERVES]);
  });

  it("can be hurried to", () => {
    const house = shared(2);
    house.ends([courtMove(2, agitate)]);
    house.session.hurry();
    house.here.clock.pass(0);
    expect([house.session.beat, house.session.table.reckoning !== null]).toEqual([null, true]);
  });

  it("the next game, opened while the end is still shown, is not forgotten", () => {
    const house = shared(2);
    const { session, here } = house;
    house.ends([courtMove(2, agitate)]);
    house.rematch = "next";
    house.happens([{ type: "rematch", table: "next" }], null, { table: true });
    here.watch();
    house.answers();
    expect([session.info?.rematch, session.table.number, session.table.reckoning !== null]).toEqual([
      "next",
      house.log.length,
      true,
    ]);
    expect(session.table.log.map(({ event }) => event)).toEqual(house.log);
  });

  it("a connection that is lost while it is shown takes nothing away", () => {
    const house = shared(2);
    house.ends([courtMove(2, agitate)]);
    house.here.clock.pass(100);
    house.comesBack();
    house.here.watch();
    house.answers();
    expect([house.session.table.log.map(({ event }) => event), house.session.table.reckoning !== null]).toEqual([
      house.log,
      true,
    ]);
  });

  it("a table that is given up while somebody is waited for has no curtain left", () => {
    const house = new House([OWN, AWAY, BOT]);
    expect(house.session.curtain).toBe(0);
    house.ends([{ type: "leave", seat: 0, stand_in: "greedy" }]);
    house.here.watch();
    expect([house.session.curtain, house.session.isOver, house.session.shown?.factions]).toEqual([null, true, SERVES]);
  });

  it("is all there after a reload", () => {
    const house = shared();
    house.isOver = true;
    house.toAct = null;
    house.log.push({ type: "end" });
    house.here.hear(house.view(null));
    expect([house.session.curtain, house.session.shown?.factions, house.session.beat]).toEqual([null, SERVES, null]);
  });
});
