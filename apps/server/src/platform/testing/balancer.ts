/**
 * A small load balancer for several processes: polls their readiness and distributes requests in turn. A
 * request is retried on another process only if no connection was made, so that nothing is sent twice.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { waitUntil } from '#platform/testing/killable-server';

export interface Balancer {
  address: string;
  /** Polls the address from now on; resolves when the process is ready. */
  add(address: string): Promise<void>;
  remove(address: string): void;
  /** Reasons of requests that reached no process. */
  failures(): string[];
  close(): Promise<void>;
}

const everyMilliseconds = 50;

interface Process {
  address: string;
  ready: boolean;
  isAsked: boolean;
  agent: Agent;
}

const whenConnected = (socket: Socket, then: () => void): void => {
  if (socket.connecting) socket.once('connect', then);
  else then();
};

export async function startBalancer(): Promise<Balancer> {
  const processes = new Map<string, Process>();
  const failures: string[] = [];
  let turn = 0;

  /** One check at a time, so that a late answer does not overwrite a newer one. */
  const look = async (one: Process): Promise<void> => {
    if (one.isAsked) return;
    one.isAsked = true;
    one.ready = await fetch(`${one.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    one.isAsked = false;
  };
  const looking = setInterval(() => {
    for (const one of processes.values()) void look(one);
  }, everyMilliseconds);

  const fail = (response: ServerResponse, why: string): void => {
    failures.push(why);
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };

  const pass = (
    incoming: IncomingMessage,
    response: ServerResponse,
    refusing: readonly Process[] = [],
  ): void => {
    const ready = [...processes.values()].filter((one) => one.ready && !refusing.includes(one));
    turn += 1;
    const chosen = ready[turn % ready.length];
    if (!chosen) {
      fail(response, `no process is ready, ${refusing.length} took no connection`);
      return;
    }
    const { hostname, port } = new URL(chosen.address);
    const { method, url: path, headers } = incoming;
    const outgoing = request({ hostname, port, agent: chosen.agent, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode!, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, response, [...refusing, chosen]);
      else fail(response, `${method} ${path}: ${error.message}`);
    });
    response.on('close', () => outgoing.destroy());
    // Reads the body only after the connection is made.
    outgoing.on('socket', (socket) => whenConnected(socket, () => incoming.pipe(outgoing)));
  };

  const server = createServer((incoming, response) => pass(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(address) {
      const added = { address, ready: false, isAsked: false, agent: new Agent({ keepAlive: true }) };
      processes.set(address, added);
      await waitUntil(async () => added.ready);
    },
    remove: (address) => void processes.delete(address),
    failures: () => failures,
    async close() {
      clearInterval(looking);
      for (const { agent } of processes.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
