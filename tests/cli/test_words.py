"""Every key has words in every language, every word is used, and grammar is right where a machine can tell."""

from __future__ import annotations

import ast
import itertools
import pickle
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import queendom
from queendom import games
from queendom.bots import bot_names
from queendom.errors import IllegalAction, PositionError, QueendomError, RecordDiffers
from queendom.games.christina_regina import actions as court
from queendom.games.christina_regina import state as court_state
from queendom.games.winter_queen import actions as winter
from queendom.games.winter_queen import state as winter_state
from queendom.kernel.actions import Pass
from queendom.locales import CHAPTERS, LANGUAGES, spoken, words
from queendom.match.shapes import ABANDONED

SOURCES = Path(queendom.__file__).parent
PAGES = Path(__file__).parents[2] / "web" / "src"
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 5, 11, 21, 22, 25, 111)
PLURALS = {"en": ["one"], "ru": ["one", "few", "many"], "de": ["one"], "hu": []}  # beside `other`
CASED = {"CRYSTAL": "crystal", "COUNTY": "county"}
ACTIONS = (winter.Place, winter.Fill, winter.Activate, court.Draw, court.Agitate, court.Manipulate, court.Persuade)

#: Keys that are put together when they are used: how they begin, and all that can follow.
FAMILIES: dict[str, Iterable[str]] = {
    "": ("stag", "wolf", "bear", "owl", *winter_state.COLOURS, *court_state.GROUPS),
    "crystal-": (*winter_state.COLOURS, "any"),
    "county-": winter_state.COUNTIES,
    "letter-": winter_state.COLOURS,
    "effect-": winter_state.EFFECTS,
    "how-": winter_state.EFFECTS,
    "why-": winter_state.EFFECTS,
    "rules-effect-": winter_state.EFFECTS,
    "rules-": [action.kind + how for action in ACTIONS[:3] for how in ("", "-how")],
    "ground-": ("castle", "tower"),
    "stage-": winter_state.STAGES,
    "ending-": (*winter_state.Ending, *court_state.Ending, ABANDONED),
    "bot-": bot_names(),
    "no-such-": ("book", "card", "colour", "county", "space", "stack"),
    "card-": (*court_state.COLOURS, "none"),
    "faction-": ("council", "army", "academy", "church", "embassy"),
    "court-": [
        *(*court_state.COLOURS, "none"),
        *(f"{kind}{how}" for kind in ("agitate", "manipulate", "persuade") for how in ("", "-how")),
    ],
    "court-do-": ("draw", "agitate", "manipulate", "persuade", "assassinate"),
    "court-rules-": [
        kind + how
        for kind in ("draw", "agitate", "manipulate", "persuade", "assassinate", "pass")
        for how in ("", "-how")
    ],
    "fair-brought-": ("bot", "open", "none", "promised", "opened", "missing", "left-out"),
    "result-why-": ("ahead", "difference", "part", "shared"),
    "court-why-": ("ahead", "difference", "part", "threes", "twos", "shared"),
    "ceremony-": [
        *(
            role + part
            for role in ("assassin", "victim", "court")
            for part in ("", "-hit", "-hit-about", "-missed", "-missed-about", "-note")
        ),
        *("all" + part for part in ("", "-hit-about", "-missed-about", "-note")),
    ],
    "play-": [action.kind for action in (*ACTIONS, court.Assassinate, Pass)],
}

#: Words that are the same as in English, and why.
COGNATES = {
    "ru": {"christina-regina": "the game's name"},
    "de": {
        "christina-regina": "the game's name",
        "winter-queen": "the box's name in German",
        "gold": "the metal",
        "court-agitate": "Agitation",
        "court-manipulate": "Manipulation",
        "court-rules-agitate": "Agitation",
        "court-rules-manipulate": "Manipulation",
    },
    "hu": {"christina-regina": "the game's name", "winter-queen": "the box's name in Hungarian"},
}


@cache
def entries(language: str) -> list[ftl.EntryType]:
    return [entry for chapter in CHAPTERS for entry in chapter_entries(language, chapter)]


@cache
def chapter_entries(language: str, chapter: str) -> list[ftl.EntryType]:
    source = (SOURCES / "locales" / language / f"{chapter}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(source).body)


@cache
def keys_of(language: str, chapter: str) -> set[str]:
    return {entry.id.name for entry in chapter_entries(language, chapter) if isinstance(entry, ftl.Message)}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from nodes(part)


class Parts:
    """What a message is made of."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.counted: dict[str, list[set[str]]] = {}  # variable -> plural forms of each of its selections
        self.selected: dict[str, set[str]] = {}  # variable -> what else is selected by it
        self.declined: dict[str, tuple[str, str]] = {}  # variable -> family and case
        self.texts: list[str] = []
        for node in nodes(message):
            match node:
                case ftl.VariableReference():
                    self.variables.add(node.id.name)
                case ftl.TextElement():
                    self.texts.append(node.value)
                case ftl.SelectExpression(selector=ftl.VariableReference() as variable):
                    keys = [variant.key for variant in node.variants]
                    forms = {key.name for key in keys if isinstance(key, ftl.Identifier)}
                    if forms <= {"one", "two", "few", "many", "other"}:
                        self.counted.setdefault(variable.id.name, []).append(forms)
                    else:
                        self.selected.setdefault(variable.id.name, set()).update(forms)
                case ftl.FunctionReference() if node.id.name in CASED:
                    self._read_case(node)

    def _read_case(self, node: ftl.FunctionReference) -> None:
        (variable,) = node.arguments.positional
        assert isinstance(variable, ftl.VariableReference)
        cases = [str(one.value.value) for one in node.arguments.named if one.name.name == "case"]
        self.declined[variable.id.name] = (CASED[node.id.name], "".join(cases))

    def plausible(self) -> dict[str, tuple[int | str, ...]]:
        """Values for each variable: every count that may have a form of its own, every colour, every county."""
        values: dict[str, tuple[int | str, ...]] = dict.fromkeys(self.variables, ("b3",))
        values |= {name: ("b3", *sorted(forms)) for name, forms in self.selected.items()}
        values |= dict.fromkeys(self.counted, COUNTS)
        return values | {name: tuple(FAMILIES[f"{family}-"]) for name, (family, _) in self.declined.items()}

    @property
    def has_words(self) -> bool:
        return any(letter.isalpha() for text in self.texts for letter in text)


@cache
def parts(language: str, key: str) -> Parts:
    return Parts(messages(language)[key])


# --- the files ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_no_junk_and_nothing_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_key_is_translated(language: str) -> None:
    assert list(messages("en").keys() - messages(language).keys()) == []
    assert list(messages(language).keys() - messages("en").keys()) == []
    same = {
        key
        for key, message in messages(language).items()
        if message.equals(messages("en")[key], ignored_fields=["span", "comment"]) and parts("en", key).has_words
    }
    letters = {f"letter-{colour}" for colour in FAMILIES["letter-"]}  # rot has the letter of red
    assert same - letters == COGNATES[language].keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_the_variables_of_english(language: str) -> None:
    differing = {
        key: (parts(language, key).variables, parts("en", key).variables)
        for key in messages("en").keys() & messages(language).keys()
        if parts(language, key).variables != parts("en", key).variables
    }
    assert differing == {}


@pytest.mark.parametrize(("language", "letters"), [("ru", "ё«»"), ("de", "ß„“"), ("hu", "őű„”")])
def test_a_language_has_its_letters(language: str, letters: str) -> None:
    text = "".join(text for key in messages(language) for text in parts(language, key).texts)
    assert set(letters) <= set(text)
    assert not set(text) & set("\"'õûÕÛ")  # what stands in for „ “ ’ ő ű where somebody could not type them


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_ways_back_have_two_names(language: str) -> None:
    """In a lesson they stand one above the other: one takes back a click, the other goes to the step before."""
    output = [words(language)(key) for key in ("do-back", "lesson-back", "do-take-back")]
    assert len(set(output)) == 3


# --- what is used ---


def used_texts() -> str:
    """All sources in which a key can stand, each quoted key as "key"."""
    files = [*SOURCES.rglob("*.py"), *PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files).replace("'", '"').replace("`", '"')


def test_no_message_is_unused() -> None:
    text = used_texts()
    made = {beginning + rest for beginning, rests in FAMILIES.items() for rest in rests}
    assert [key for key in messages("en") if f'"{key}"' not in text and key not in made] == []
    assert made - messages("en").keys() == set()


#: What each folder of the page may say: the chapters that are there when it is shown. The longest name that fits wins.
CHAPTERS_OF: dict[str, tuple[str, ...]] = {
    "winter_queen": ("common", "winter-queen"),
    "winter_queen/rules": ("common", "winter-queen", "rules"),
    "winter_queen/lesson": ("common", "winter-queen", "lessons"),
    "christina_regina": ("common", "christina-regina"),
    "christina_regina/rules": ("common", "christina-regina", "rules"),
    "christina_regina/lesson": ("common", "christina-regina", "lessons"),
    "frame/rule_examples": ("common", "rules"),
    "replay": ("common", "replay"),
    "rule_pages": ("common", "rules"),
    "lessons": ("common", "lessons"),
}


def chapters_of(path: str) -> tuple[str, ...]:
    folders = [folder for folder in CHAPTERS_OF if path.startswith(f"{folder}/")]
    return CHAPTERS_OF[max(folders, key=len)] if folders else ("common",)


def test_a_page_has_fetched_what_it_says() -> None:
    """Names that are put together are left to the browser tests: a missing word is an error on the console."""
    found = 0
    for file in [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]:
        here = {key for chapter in chapters_of(file.relative_to(PAGES).as_posix()) for key in keys_of("en", chapter)}
        for key in re.findall(r'\b(?:t|rich|plain|toast)\("([a-z][a-z0-9-]+)"', file.read_text(encoding="utf-8")):
            found += 1
            assert key in here, f"{file.name} says {key}"
    assert found > 300


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_key_stands_in_the_same_chapter_everywhere(language: str) -> None:
    for chapter in CHAPTERS:
        assert keys_of(language, chapter) == keys_of("en", chapter), chapter


def calls() -> Iterator[ast.Call]:
    for source in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def name_of(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def given(node: ast.Call) -> set[str]:
    return {keyword.arg or "**" for keyword in node.keywords}


def literals(node: ast.Call) -> list[str]:
    """Texts that are handed over, by position or by name."""
    values = [*node.args, *(keyword.value for keyword in node.keywords)]
    return [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]


def raised_keys() -> dict[str, set[str]]:
    """Every key with which an error is made, and the names of its arguments."""
    kinds = {kind.__name__ for kind in QueendomError.__subclasses__()} | {"RecordDiffers"}
    return {literals(node)[0]: given(node) for node in calls() if name_of(node) in kinds and literals(node)}


def test_words_get_what_they_need() -> None:
    """Wherever a message is asked for by name, every variable of it is given."""
    found = [
        node for node in calls() if name_of(node) == "words" and node.args and isinstance(node.args[0], ast.Constant)
    ]
    assert len(found) > 60
    for node in found:
        key = literals(node)[0]
        assert key in messages("en"), key
        assert "**" in given(node) or parts("en", key).variables <= given(node), key


def test_what_was_expected_gets_what_it_needs() -> None:
    """Every `expected-…` key has words, and stands where its own arguments are given."""
    written = set(re.findall(r'"(expected-[a-z-]+)"', used_texts()))
    assert len(written) > 40
    assert written - messages("en").keys() == set()
    for node in calls():
        for key in written & set(literals(node)):
            assert parts("en", key).variables <= given(node), key


# --- telling ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_told(language: str) -> None:
    for key in messages(language):
        values = parts(language, key).plausible()
        for chosen in itertools.product(*values.values()):
            output = words(language)(key, **dict(zip(values, chosen, strict=True)))
            assert output.strip(), key
            assert "{" not in output, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_told(language: str) -> None:
    found = raised_keys()
    assert len(found) > 25
    for key, arguments in found.items():
        output = words(language).error(
            QueendomError(key, **dict.fromkeys({*arguments, *parts("en", key).variables}, "x"))
        )
        assert output
        assert "\n" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    keys = set()
    for game in games.GAMES.values():
        edition, options = game.find_edition(game.default_edition), game.check_options({})
        keys |= set(game.rulebook(edition, game.players[0], options).refusals)
    for key in keys - {""}:
        assert words(language).error(IllegalAction(key, action="1R-b3", source="bag", given=1))


def test_a_missing_argument_is_noticed() -> None:
    with pytest.raises(KeyError, match="wrong-player-count"):
        words("en")("wrong-player-count", game="x")


def refusal(position: dict[str, object]) -> PositionError:
    with pytest.raises(PositionError) as caught:
        queendom.game("winter-queen").position(position)
    return caught.value


def test_what_was_expected_is_a_key_with_arguments() -> None:
    domain = {"a2": None, "c1": None, "c4": None, "c7": "red", "e2": "blue"}
    error = refusal({"domain": domain, "holders": [[], []]})
    assert error.arguments == {"part": "holders", "expected": "expected-lists", "found": "[[], []]", "count": 3}
    assert words("en").error(error) == "The position is wrong at “holders”: found [[], []], expected 3 lists."
    assert "3 списка" in words("ru").error(error)
    # What somebody else wrote is never taken for a key.
    error = refusal({"domain": domain, "stage": "expected-lists"})
    assert words("en").error(error).endswith("found expected-lists, expected main, final, over.")


def test_a_refused_event_says_why() -> None:
    match = queendom.game("winter-queen").start(players=2, seed=7)
    record = match.record()
    move = {"type": "move", "seat": 1 - match.first, "action": match.legal_actions()[0].to_json()}
    with pytest.raises(RecordDiffers) as caught:
        queendom.replay({**record, "events": [*record["events"], move]})
    output = f"It is seat {match.first}’s turn, not seat {1 - match.first}’s."
    assert words("en").error(caught.value) == f"Event 1 is not possible: {output}"


def test_errors_survive_pickling() -> None:
    error = pickle.loads(pickle.dumps(RecordDiffers("record-result", given="a", expected="b")))
    assert (type(error), error.key, error.arguments) == (
        RecordDiffers,
        "record-result",
        {"given": "a", "expected": "b"},
    )
    assert str(error) == "record-result (given='a', expected='b')"


# --- grammar ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_every_plural_form(language: str) -> None:
    for key in messages(language):
        for selections in parts(language, key).counted.values():
            for forms in selections:  # `other` alone: only a number, such as 0, has words of its own
                assert forms == {"other"} or {*PLURALS[language], "other"} <= forms, key


def has_plural(key: str) -> bool:
    return any("one" in forms for selections in parts("en", key).counted.values() for forms in selections)


@pytest.mark.parametrize("key", [key for key in messages("en") if has_plural(key)])
def test_russian_counts(key: str) -> None:
    """What English counts, Russian counts in three forms, each chosen where it belongs."""
    made = parts("ru", key)
    assert made.counted

    def output(counted: str, count: int) -> str:
        others = {name: values[0] for name, values in made.plausible().items()}
        return words("ru")(key, **{**others, counted: count}).replace(str(count), "#")

    for counted in made.counted:
        few, many = output(counted, 2), output(counted, 5)
        assert [output(counted, count) for count in (11, 25, 111)] == [many] * 3
        assert output(counted, 22) == few
        assert output(counted, 21) != many  # after some words few and many are the same: больше 2 столов, больше 5


@pytest.mark.parametrize(
    ("count", "crystals"),
    [(0, "льдин"), (1, "льдина"), (2, "льдины"), (5, "льдин"), (11, "льдин"), (21, "льдина"), (22, "льдины"),
     (25, "льдин"), (111, "льдин")],
)  # fmt: skip
def test_russian_crystals(count: int, crystals: str) -> None:
    assert words("ru")("play-bag", count=count).endswith(f" {count} {crystals}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases(language: str) -> None:
    """Whatever case a message asks for, every crystal or county has; and none that nobody asks for."""
    asked: dict[str, set[str]] = {"crystal": set(), "county": set()}
    of_any: set[str] = set()
    for key in messages(language):
        for family, case in parts(language, key).declined.values():
            asked[family] |= {case} - {""}
            # A crystal of which no event told the colour; only these may have to speak of it.
            if family == "crystal" and key.startswith(("told-activate-return", "why-")):
                of_any |= {case} - {""}
    for family, cases in asked.items():
        for name in FAMILIES[f"{family}-"]:
            attributes = {attribute.id.name for attribute in messages(language)[f"{family}-{name}"].attributes}
            assert (of_any if name == "any" else cases) <= attributes <= cases, (family, name)


def test_a_crystal_in_a_case() -> None:
    output = words("ru")("play-crystal", colour="red", holder=1)
    assert "красн" in output
    assert "льдин" in output
    with pytest.raises(KeyError, match="play-crystal"):
        words("ru")("play-crystal", colour="pink", holder=1)


# --- which language ---


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "hu-HU"}, "hu"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "de_AT@euro"}, "de"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LC_ALL": "ru_RU.UTF-8", "QUEENDOM_LANG": "hu"}, "hu"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language
