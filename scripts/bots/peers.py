"""Random games of public peers beside ours, one core each: plies and games a second, measured in one run.

Each peer is played in a process of its own, at its own documented interface, with legal plies drawn at random.
"""

import json
import subprocess
import sys
from dataclasses import dataclass

_CLOCK = """
import json, random, time
random.seed(1)
plies = games = 0
SETUP
start = time.process_time()
while time.process_time() - start < SECONDS:
PLAY
    games += 1
took = time.process_time() - start
print(json.dumps([plies / took, games / took]))
"""


@dataclass(frozen=True)
class Peer:
    """A public game and how it is played at random."""

    name: str
    setup: str
    play: str

    def measure(self, seconds: float) -> tuple[float, float] | str:
        """Give plies and games a second, or why it could not be played."""
        play = "\n".join(f"    {line}" for line in self.play.strip().splitlines())
        code = _CLOCK.replace("SETUP", self.setup.strip()).replace("PLAY", play).replace("SECONDS", str(seconds))
        run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=False)
        if run.returncode:
            return (run.stderr.strip().splitlines() or ["it ended"])[-1]
        plies, games = json.loads(run.stdout.strip().splitlines()[-1])
        return plies, games


_OPEN_SPIEL = """
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(random.choices(actions, chances)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))
        plies += 1
"""
_PETTINGZOO = """
env.reset(seed=games)
for agent in env.agent_iter():
    observation, _, over, cut, _ = env.last()
    mask = None if over or cut else observation["action_mask"]
    env.step(None if mask is None else env.action_space(agent).sample(mask))
    plies += mask is not None
"""


def _open_spiel(game: str) -> Peer:
    return Peer(f"OpenSpiel {game}", f"import pyspiel\ngame = pyspiel.load_game('{game}')", _OPEN_SPIEL)


def _pettingzoo(game: str) -> Peer:
    module = f"pettingzoo.classic.{game}"
    return Peer(f"PettingZoo {game}", f"import importlib\nenv = importlib.import_module('{module}').env()", _PETTINGZOO)


OURS = (
    Peer(
        "Red Cathedral, compiled loop, 2 players",
        """
import numpy as np
from redcathedral.edition import load_edition
from redcathedral.game.game import box_of
from redcathedral.kernel.box import Deal
from redcathedral.kernel.compiled import compiled
from redcathedral.kernel.random_play import MOST_LEGAL, deal_randomly, play_randomly
from redcathedral.kernel.setup import DEAL_WORDS, DECK
from redcathedral.kernel.state import State
from redcathedral.kernel.stream import new_stream
play, lay = compiled(play_randomly), compiled(deal_randomly)
box = box_of(load_edition()).array.reshape(1)
deals, states = np.zeros(1, Deal.dtype), np.zeros(1, State.dtype)
out, stream = np.zeros(MOST_LEGAL, np.int16), new_stream(1)
deck, words = np.zeros(DECK, np.int64), np.zeros(DEAL_WORDS + 1, np.int64)
lay(box[0], deals[0], 2, 0, 0, deck, words, stream, states[0])
play(states[0], out, stream, 1)
""",
        """
lay(box[0], deals[0], 2, 0, 0, deck, words, stream, states[0])
plies += play(states[0], out, stream, 1000000)
""",
    ),
    Peer(
        "Red Cathedral, OpenSpiel interface",
        "import redcathedral.envs.open_spiel_env, pyspiel\ngame = pyspiel.load_game('python_red_cathedral')",
        _OPEN_SPIEL,
    ),
    Peer(
        "Red Cathedral, PettingZoo interface",
        "from redcathedral.envs import pettingzoo_env\nenv = pettingzoo_env.env()",
        _PETTINGZOO,
    ),
)
PEERS = (
    Peer(
        "catanatron, 2 players",
        "from catanatron import Color, Game, RandomPlayer",
        """
game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
game.play()
plies += len(getattr(game.state, "actions", None) or game.state.action_records)
""",
    ),
    _open_spiel("backgammon"),
    _open_spiel("chess"),
    _pettingzoo("connect_four_v3"),
    _pettingzoo("tictactoe_v3"),
    _pettingzoo("chess_v6"),
)


def measure_all(seconds: float) -> list[list[str]]:
    """Measure everything; gives rows of a table, and says why where something could not be measured."""
    rows = []
    for peer in (*OURS, *PEERS):
        found = peer.measure(seconds)
        if isinstance(found, str):
            rows.append([peer.name, f"not measured: {found}", ""])
        else:
            rows.append([peer.name, f"{found[0]:,.0f}", f"{found[1]:,.1f}"])
        print(" · ".join(rows[-1]), flush=True)
    return rows
