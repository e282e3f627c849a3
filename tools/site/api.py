"""What the API reference of the site shows: what people call who use Portside from Python.

A page is a title, an introduction and names below `portside`: a module stands for everything in it
that is public and has a docstring, and so does a class.
"""

from dataclasses import dataclass


@dataclass
class ApiPage:
    title: str
    introduction: str
    names: list[str]


API = {
    "portside": ApiPage(
        "portside",
        "What `import portside` brings. The [tour of the Python interface](../python.md) shows it "
        "at work.",
        [""],
    ),
    "core": ApiPage(
        "portside.core",
        "States, rules and records: what every game keeps. How answers, records and positions are "
        "written is in [the notation](../notation.md).",
        [
            "core.game.State", "core.game.Rules", "core.game.submit", "core.game.Event",
            "core.game.Log", "core.answers.Answers", "core.record.Record",
            "core.record.read_record", "core.record.write_record", "core.record.read_records",
            "core.record.write_records", "core.record.replay", "core.record.moments",
            "core.rng.Dice", "core.simulate", "core.actions.ActionSpace",
            "core.observation.Observer", "core.observation.Field", "core.observation.blank",
            "core.judge.Judge", "core.errors", "schemas.schema",
        ],
    ),
    "games": ApiPage(
        "portside.games",
        "The games that there are, and what each says of itself. [How to add a "
        "game](../add-a-game.md) tells how one gets there.",
        ["games", "core.about.Game"],
    ),
    "bots": ApiPage(
        "portside.bots",
        "Players that are programs: see [bots](../bots.md).",
        [
            "bots.bot", "bots.levels.make_bot", "bots.levels.Level", "bots.match.Match",
            "bots.match.Result", "bots.match.Fault", "bots.arena.Contest", "bots.arena.Played",
            "bots.arena.play_all", "bots.standings.Standing", "bots.standings.Corrected",
            "bots.standings.standings", "core.fortune.strokes", "core.fortune.luck_in",
        ],
    ),
    "research": ApiPage(
        "portside.research",
        "Learning and data: see [for research](../research.md).",
        [
            "research.vector.VectorEnv", "research.catalogue", "research.gymnasium.SeatEnv",
            "research.seat_vector.SeatVectorEnv",
            "research.pettingzoo.aec.PortsideEnv", "research.openspiel.PortsideGame",
            "research.openspiel.PortsideState", "research.openspiel.SeatObserver",
            "research.data.load", "research.data.replay", "research.data.decisions",
            "research.data.write", "research.cluster.open_pool", "research.pictures.Camera",
        ],
    ),
    "text-environment": ApiPage(
        "portside.research.text_env",
        "Words in, words out: see [the text environment](../text-environment.md).",
        [
            "research.text_env.TextEnv", "research.text_env.Setting", "research.text_env.Step",
            "research.text_protocol.measure", "research.text_protocol.Protocol",
            "research.text_protocol.Score", "research.text_protocol.reader",
            "research.text_protocol.bot",
        ],
    ),
    "client": ApiPage(
        "portside.client",
        "A server's tables from Python. What they are told is in `portside.wire`.",
        [
            "client.Client", "client.Seat", "client.ServerRefused", "client.PromiseBroken",
            "wire.Catalogue", "wire.GameInfo", "wire.NewTable", "wire.NewSeat", "wire.TableMade",
            "wire.Ticket", "wire.TableInfo", "wire.SeatInfo", "wire.Question", "wire.Problem",
        ],
    ),
    "text": ApiPage(
        "portside.text",
        "Questions, answers, events and rules as sentences, in four languages.",
        ["text.teller.Teller", "text.rulebook"],
    ),
    "fair": ApiPage(
        "portside.fair",
        "Chance that was promised beforehand and can be checked afterwards: see [fair "
        "chance](../fair-chance.md).",
        ["fair"],
    ),
}  # fmt: skip


def full_name(name: str) -> str:
    return f"portside.{name}".rstrip(".")
