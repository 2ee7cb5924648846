/** What any game's session does about a connection that is lost, told with a game that has secrets. */
import { describe, expect, it } from "vitest";
import { courtMove, seenBy } from "../christina_regina/testing";
import { agitate, coloursIn, shared } from "../christina_regina/testing_house";
import { settled } from "../testing";

describe("a lost connection", () => {
  it("with the curtain up comes back to the same seat, and a turn in the making stays", () => {
    const house = shared();
    const { session } = house;
    house.lift();
    session.draft.chooseStack("gold");
    expect(house.comesBack()).toEqual([0, 2]);
    expect([session.draft.stage, session.colour, session.curtain, house.here.turns]).toEqual(["bury", "red", null, 1]);
  });

  it("with the curtain down comes back as those who watch", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    house.answers();
    expect(house.comesBack()).toEqual([null, 3]);
    expect([house.session.curtain, house.session.table.seat, coloursIn(house)]).toEqual([1, null, []]);
  });

  it("just when the curtain fell asks for what everybody may know, whole", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    expect(house.comesBack()).toEqual([null, 0]);
    expect([house.session.curtain, house.session.table.number, coloursIn(house)]).toEqual([1, 3, []]);
    house.lift();
    expect(house.session.colour).toBe("green");
  });

  it("just when it was lifted asks for the whole log of that seat", () => {
    const house = shared();
    house.session.lift();
    expect(house.comesBack()).toEqual([0, 0]);
    expect(house.session.table.log.map(({ event }) => event)).toEqual(house.log.map((event) => seenBy(event, 0)));
    expect([house.session.colour, house.session.isMyTurn, house.session.curtain]).toEqual(["red", true, null]);
  });

  it("while it fell and was lifted at once ends at the seat of whoever lifted it", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    house.session.lift();
    expect(house.comesBack()).toEqual([1, 0]);
    expect([house.session.colour, house.session.curtain, house.session.isMyTurn]).toEqual(["green", null, true]);
  });

  it("after which the turn is another's: the curtain falls", () => {
    const house = shared();
    house.lift();
    house.log.push(courtMove(0, agitate));
    house.toAct = 1;
    expect(house.comesBack()).toEqual([0, 2]);
    expect([house.session.curtain, house.session.table.seat, coloursIn(house)]).toEqual([1, null, []]);
  });

  it("a move that was sent meanwhile is sent again, and the curtain falls after it", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    void session.play(agitate);
    const [sent] = here.socket.of("play");
    house.log.push(courtMove(0, agitate));
    house.toAct = 1;
    house.comesBack();
    expect(here.socket.of("play")).toEqual([sent]);
    here.hear({ type: "ack", id: sent!.id, first_number: 3, number: 3 });
    await settled();
    house.answers();
    expect([session.curtain, session.isSending, session.table.seat]).toEqual([1, false, null]);
    house.lift();
    expect([session.isMyTurn, session.colour]).toEqual([true, "green"]);
  });

  it("a move that came too late lets the curtain fall when the turn is another's", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    void session.play(agitate);
    house.log.push(courtMove(0, agitate));
    house.toAct = 1;
    here.hear({ type: "stale", id: here.socket.of("play")[0]!.id, view: house.view(0, 2) });
    await settled();
    expect(here.refusals.map(({ key }) => key)).toEqual(["turn-stale"]);
    expect([session.curtain, session.table.seat, coloursIn(house)]).toEqual([1, null, []]);
  });
});
