/**
 * Malformed connections: pipelined, aborted in head, body or answer, half-closed, never read. Each sends
 * whole requests before the one it breaks off. Used by the suite and by `npm run bench -- attacks`.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, type HostileRequest, liveRequest, requestsOf } from '#app/suites/hostile-requests';

export interface HostileRun {
  port: number;
  /** Authenticated and unauthenticated callers; each sends every request. */
  callers: readonly Caller[];
  connections: number;
  /** Changes the callers' congregation, like a save. */
  change(): Promise<void>;
}

export interface HostileOutcome {
  connections: number;
  requests: number;
  answers: Record<string, number>;
  /** Names of all completely sent requests. */
  sent: Set<string>;
}

/**
 * An answered connection stays open this long after the last bytes, and at most `longestMilliseconds` in
 * total.
 */
const quietMilliseconds = 200;
const longestMilliseconds = 4000;
const atOnce = 32;
const pipelined = 7;

const textOf = ({ head, body }: HostileRequest): string => head + body;
const half = (text: string): string => text.slice(0, Math.ceil(text.length / 2));

interface Connection {
  socket: Socket;
  /** Resolves with the first bytes of an answer, or when none will arrive. */
  answered(): Promise<unknown>;
  /** Resolves when the server has closed the connection, or has answered and is quiet. */
  over(): Promise<unknown>;
}

function open({ port }: HostileRun, outcome: HostileOutcome, allowHalfOpen = false): Connection {
  outcome.connections += 1;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  const answer = new Promise((resolve) => socket.once('data', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const quiet = new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    socket.on('data', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMilliseconds);
    });
  });
  const longest = pause(longestMilliseconds, undefined, { ref: false });
  // Both sides reset connections; only the survival of the process matters.
  socket.on('error', () => {});
  socket.on('data', (bytes: Buffer) => {
    for (const [, status] of bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g))
      outcome.answers[status!] = (outcome.answers[status!] ?? 0) + 1;
  });
  return {
    socket,
    answered: () => Promise.race([answer, closed, longest]),
    over: () => Promise.race([quiet, closed, longest]),
  };
}

type Manner = (connection: Connection, before: string, last: HostileRequest) => Promise<unknown>;

/** Treatment of the last request of a connection; whole requests are sent before it in the same piece. */
const manners: Record<string, Manner> = {
  pipeline: ({ socket, over }, before, last) => {
    socket.write(before + textOf(last));
    return over();
  },
  abortHead: async ({ socket }, before, last) => {
    socket.write(before + half(last.head), () => socket.resetAndDestroy());
  },
  abortBody: async ({ socket, answered }, before, last) => {
    socket.write(before + last.head + half(last.body));
    await (before ? answered() : pause(5));
    socket.resetAndDestroy();
  },
  abortAnswer: async ({ socket, answered }, before, last) => {
    socket.write(before + textOf(last));
    await answered();
    socket.resetAndDestroy();
  },
  abortAtOnce: async ({ socket }, before, last) => {
    socket.write(before + textOf(last), () => socket.resetAndDestroy());
  },
  halfClose: ({ socket, over }, before, last) => {
    socket.end(before + textOf(last));
    return over();
  },
  halfCloseBody: ({ socket, over }, before, last) => {
    socket.end(before + last.head + half(last.body));
    return over();
  },
  neverRead: ({ socket }, before, last) => {
    socket.pause();
    socket.write(before + textOf(last));
    return pause(2 * quietMilliseconds);
  },
  garbage: ({ socket, over }, before, last) => {
    socket.write(
      `${before}${textOf(last)}\u0016\u0003\u0001 GET\0/ HTTP/9\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    );
    return over();
  },
};

const noOutcome = (): HostileOutcome => ({ connections: 0, requests: 0, answers: {}, sent: new Set() });

async function treat(
  run: HostileRun,
  outcome: HostileOutcome,
  manner: Manner,
  requests: readonly HostileRequest[],
) {
  const connection = open(run, outcome, true);
  const last = requests.at(-1)!;
  const before = requests.slice(0, -1);
  outcome.requests += requests.length;
  for (const { name } of requests) outcome.sent.add(name);
  await manner(connection, before.map(textOf).join(''), last);
  connection.socket.destroy();
}

/** Seven channels of one session during changes: on one connection, or concurrently. */
async function openChannels(run: HostileRun, outcome: HostileOutcome, inOne: boolean): Promise<void> {
  const live = textOf(liveRequest(run.callers.find(({ token }) => token)!));
  await run.change();
  const connections = Array.from({ length: inOne ? 1 : pipelined }, () => open(run, outcome));
  outcome.requests += pipelined;
  for (const { socket } of connections) socket.write(inOne ? live.repeat(pipelined) : live);
  await Promise.all(connections.map(({ answered }) => answered()));
  await run.change();
  await Promise.all(connections.map(({ over }) => over()));
  for (const { socket } of connections) socket.resetAndDestroy();
}

/** Requests in rotation, a different number per connection, so that each is broken off in every way. */
export async function sendHostileConnections(run: HostileRun): Promise<HostileOutcome> {
  const outcome = noOutcome();
  const all = Object.values(manners);
  let queues = run.callers.map(requestsOf);
  let nth = 0;
  const take = (caller: number, count: number): HostileRequest[] => {
    const taken = queues[caller]!.splice(0, count);
    if (queues[caller]!.length === 0) queues = queues.with(caller, requestsOf(run.callers[caller]!));
    return taken;
  };
  const one = async (): Promise<void> => {
    while (outcome.connections < run.connections) {
      nth += 1;
      const [caller, round] = [nth % run.callers.length, Math.floor(nth / run.callers.length)];
      if (nth % 12 === 0) await openChannels(run, outcome, nth % 24 === 0);
      else await treat(run, outcome, all[round % all.length]!, take(caller, 1 + (nth % pipelined)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return outcome;
}
