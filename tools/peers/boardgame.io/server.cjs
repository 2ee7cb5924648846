'use strict';

// boardgame.io reads NODE_ENV when it is loaded: outside production it logs
// errors to the console and checks every state for serializability.
process.env.NODE_ENV ??= 'production';
// With this variable set the server would store its matches in files.
delete process.env.FLATFILE_DIR;

const { parseArgs } = require('node:util');
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

function hasLine(cells) {
  return LINES.some(
    ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
  );
}

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id) {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

async function main() {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port);
  if (!(port > 0)) throw new Error('usage: server.cjs --port PORT');

  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  // run() passes `port` straight to listen(), which is the only way to name
  // the address; with a bare number it would listen on every interface.
  await server.run({ port: { host: '127.0.0.1', port } });
  console.log('ready');
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
