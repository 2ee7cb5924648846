'use strict';

const http = require('node:http');
const { parseArgs } = require('node:util');
const WebSocket = require('ws');
const pace = require('./pace.cjs');

const GAME = 'tic-tac-toe';
// The frames of socket.io are written and read by hand: the same bytes on the
// wire as from its own client, for three quarters of the driver's time.
const CONNECT = `40/${GAME},`;
const EVENT = `42/${GAME},`;
const PING = '2';
const PONG = '3';

const MATCHES_AT_A_TIME = 8;
// Random play takes 7.6 moves a match; the rate is what an unpaced run may reach.
const MOVES_PER_MATCH = 7;
const UNPACED_RATE = 8000;

function options() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      tables: { type: 'string', default: '32' },
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '0' },
      warmup: { type: 'string', default: '3' },
      pool: { type: 'string' },
    },
  });
  const numbers = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value)]),
  );
  const bad = Object.keys(numbers).find((name) => !(numbers[name] >= 0));
  if (bad || !(numbers.port > 0 && numbers.tables > 0 && numbers.seconds > 0)) {
    throw new Error(
      'usage: drive.cjs --port PORT [--tables N] [--seconds S] [--rate MOVES_PER_SECOND]' +
        ' [--warmup S] [--pool MATCHES]',
    );
  }
  return numbers;
}

/** Creates matches through the lobby API, if possible before they are needed. */
class Lobby {
  constructor(port) {
    this.port = port;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: MATCHES_AT_A_TIME });
    this.pool = [];
    this.late = 0;
  }

  async fill(count) {
    let missing = count;
    const worker = async () => {
      while (missing > 0) {
        missing -= 1;
        this.pool.push(await this.create());
      }
    };
    await Promise.all(Array.from({ length: MATCHES_AT_A_TIME }, worker));
  }

  async take() {
    if (this.pool.length > 0) return this.pool.pop();
    this.late += 1;
    return this.create();
  }

  async create() {
    const { matchID } = await this.post('create', { numPlayers: 2 });
    const credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await this.post(`${matchID}/join`, { playerID, playerName: `p${playerID}` });
      credentials.push(joined.playerCredentials);
    }
    return { matchID, credentials };
  }

  post(path, body) {
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.agent,
          method: 'POST',
          path: `/games/${GAME}/${path}`,
          headers: { 'Content-Type': 'application/json' },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => (text += chunk));
          response.on('end', () => {
            if (response.statusCode === 200) resolve(JSON.parse(text));
            else reject(new Error(`${path}: ${response.statusCode} ${text}`));
          });
        },
      );
      request.on('error', reject);
      request.end(JSON.stringify(body));
    });
  }
}

/** The socket of one player. */
class Seat {
  constructor(playerID) {
    this.playerID = playerID;
    this.handlers = {};
  }

  connect(port) {
    return new Promise((resolve, reject) => {
      const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      this.socket = new WebSocket(url, { perMessageDeflate: false });
      this.socket.on('error', reject);
      this.socket.on('close', () => fail(new Error('the server closed a connection')));
      this.socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith(EVENT)) {
          const [event, ...args] = JSON.parse(text.slice(EVENT.length));
          this.handlers[event]?.(...args);
        } else if (text === PING) {
          this.socket.send(PONG);
        } else if (text.startsWith(CONNECT)) {
          resolve();
        } else if (text.startsWith('0')) {
          this.socket.send(CONNECT);
        } else {
          fail(new Error(`unexpected frame: ${text}`));
        }
      });
    });
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }
}

/** Two players who play one match after the other. */
class Table {
  constructor(lobby) {
    this.lobby = lobby;
    this.seats = [new Seat('0'), new Seat('1')];
    for (const seat of this.seats) {
      seat.handlers.sync = (matchID, info) => this.synced(seat, matchID, info);
      seat.handlers.update = (matchID, state) => this.updated(seat, matchID, state);
    }
  }

  async open(port) {
    await Promise.all(this.seats.map((seat) => seat.connect(port)));
    await new Promise((resolve) => this.nextMatch(resolve));
  }

  async nextMatch(ready) {
    this.match = await this.lobby.take();
    this.ready = ready;
    this.unsynced = this.seats.length;
    for (const seat of this.seats) {
      seat.awaited = [];
      const credentials = this.match.credentials[seat.playerID];
      seat.emit('sync', this.match.matchID, seat.playerID, credentials, this.seats.length);
    }
  }

  synced(seat, matchID, { state }) {
    if (matchID !== this.match.matchID) throw new Error('sync of another match');
    if (state.ctx.currentPlayer === seat.playerID) this.turn = { seat, state };
    this.unsynced -= 1;
    // The server sends updates only to the players that have synced.
    if (this.unsynced === 0) this.ready();
  }

  move(landed, ready) {
    const { seat, state } = this.turn;
    const free = [];
    state.G.cells.forEach((cell, id) => cell === null && free.push(id));
    const id = free[Math.floor(Math.random() * free.length)];
    const { matchID, credentials } = this.match;
    const { playerID } = seat;

    const move = { id, playerID, landed, missing: this.seats.length };
    for (const each of this.seats) each.awaited.push(move);
    this.ready = ready;
    const payload = { type: 'clickCell', args: [id], playerID, credentials: credentials[playerID] };
    seat.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  }

  updated(seat, matchID, state) {
    const move = seat.awaited.shift();
    if (matchID !== this.match.matchID || state.G.cells[move.id] !== move.playerID) {
      throw new Error('an update that is not the one of the move made');
    }
    move.missing -= 1;
    if (move.missing === 0) move.landed();

    if (state.ctx.gameover !== undefined) {
      if (move.missing === 0) this.nextMatch(this.ready);
    } else if (state.ctx.currentPlayer === seat.playerID) {
      this.turn = { seat, state };
      this.ready();
    }
  }
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

async function main() {
  const { port, tables: count, seconds, rate, warmup, pool } = options();
  const lobby = new Lobby(port);
  const moves = (rate || UNPACED_RATE) * (warmup + seconds);
  await lobby.fill(pool ?? count + Math.ceil(moves / MOVES_PER_MATCH));
  const tables = Array.from({ length: count }, () => new Table(lobby));
  for (const table of tables) await table.open(port);

  const result = await pace.run(tables, { rate, seconds, warmup });
  if (lobby.late > 0) console.error(`${lobby.late} matches were created during the run`);
  console.log(JSON.stringify(result));
  process.exit(0);
}

process.on('unhandledRejection', fail);
main().catch(fail);
