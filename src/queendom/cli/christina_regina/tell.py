"""Christina Regina's events in words. An assassination has three tellings: to assassin, victim and court."""

from __future__ import annotations

from queendom.games.christina_regina.notation import ROMAN
from queendom.games.christina_regina.shapes import Action, Attempt, Event
from queendom.games.christina_regina.state import GROUP_SIZE, GROUPS
from queendom.locales import Words


class Teller:
    """Tells what happened at a table of these names, following the open cards."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        self.open: dict[str, list[str]] = {group: [] for group in GROUPS}
        self.sizes = dict.fromkeys(GROUPS, GROUP_SIZE)

    def card(self, name: str | None) -> str:
        if name is None:
            return "?"
        group, _, colour = name.partition("-")
        return self.words("cr-card", number=ROMAN[GROUPS.index(group)], colour=self.words(f"card-{colour}"))

    def tell(self, event: Event) -> str | None:
        match event["type"]:
            case "deal":
                self.open = {group: list(cards) for group, cards in event["open"].items()}
                return None
            case "move":
                return self._move(self.names[event["seat"]], event["action"])
            case "attempt":
                return self._attempt(event)
            case "reveal":
                self.open[event["stack"]].append(event["card"])
                stack = self.words(event["stack"])
                return self.words("told-cr-reveal", stack=stack, card=self.card(event["card"]))
        return self.words("told-end")

    def _take(self, stack: str) -> str | None:
        self.sizes[stack] -= 1
        return self.open[stack].pop(0) if self.open[stack] else None

    def _move(self, name: str, action: Action) -> str:
        match action["kind"]:
            case "draw":
                drawn, buried = self._take(action["from"]), self._take(action["bury"])
                self.sizes[action["bury"]] += 1
                if buried and self.sizes[action["bury"]] <= 2:  # so small a stack hides nothing
                    self.open[action["bury"]].append(buried)
                return self.words("told-cr-draw", name=name, drawn=self.card(drawn), buried=self.card(buried))
            case "agitate":
                return self.words("told-cr-agitate", name=name, card=self.card(self._take(action["stack"])))
            case "manipulate":
                one, other = (self.open[stack] for stack in action["stacks"])
                if one and other:
                    one[0], other[0] = other[0], one[0]
                stacks = [self.words(stack) for stack in action["stacks"]]
                return self.words("told-cr-manipulate", name=name, one=stacks[0], other=stacks[1])
            case "persuade":
                stack = action["stack"]
                self.open[stack] = [action["card"], *self.open[stack]][:2]
                self.sizes[stack] += 1
                sentence = self.words(stack)
                return self.words("told-cr-persuade", name=name, card=self.card(action["card"]), stack=sentence)
            case "assassinate":
                victim, number = self.names[action["victim"]], ROMAN[action["number"] - 1]
                if "colour" not in action:
                    return self.words("told-cr-assassinate", name=name, victim=victim, number=number)
                dagger = self.words(f"card-{action['colour']}")
                return self.words("told-cr-assassinate-dagger", name=name, victim=victim, number=number, colour=dagger)
        return self.words("told-pass", name=name)

    def _attempt(self, event: Attempt) -> str:
        sentence = self.words("told-cr-success" if event["success"] else "told-cr-failure")
        if "victim_colour" not in event:
            return sentence
        victim, colour = self.names[event["victim"]], self.words(f"card-{event['victim_colour']}")
        return sentence + " " + self.words("told-cr-seen", victim=victim, colour=colour)
