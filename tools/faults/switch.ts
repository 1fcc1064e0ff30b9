/**
 * A TCP switch before a database, like HAProxy before a cluster: connections lead to one machine, and end or
 * fall silent with it.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseSwitch {
  port: number;
  /** New connections lead to this port from now on. */
  leadTo(port: number): void;
  /** Ends all open connections and refuses new ones, as after the end of a process. */
  cut(): void;
  /** Open and new connections stay silent, as after a power failure: no answer, no FIN, no RST. */
  fallSilent(): void;
  close(): Promise<void>;
}

type State = { kind: 'open'; port: number } | { kind: 'cut' } | { kind: 'silent' };

interface Pair {
  client: Socket;
  database: Socket | undefined;
  isSilent: boolean;
}

export async function startSwitch(port: number): Promise<DatabaseSwitch> {
  let state: State = { kind: 'open', port };
  const pairs = new Set<Pair>();

  const pass = (pair: Pair, from: Socket, to: Socket): void => {
    from.on('data', (bytes) => void (pair.isSilent || to.write(bytes)));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      if (pair.isSilent) return;
      to.destroy();
      pairs.delete(pair);
    });
  };

  const server = createServer({ noDelay: true }, (client) => {
    client.on('error', () => client.destroy());
    if (state.kind === 'cut') {
      client.destroy();
      return;
    }
    const database = state.kind === 'open' ? connect({ port: state.port, noDelay: true }) : undefined;
    const pair: Pair = { client, database, isSilent: !database };
    pairs.add(pair);
    if (!database) return;
    pass(pair, client, database);
    pass(pair, database, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const endAll = (): void => {
    for (const { client, database } of pairs) {
      client.destroy();
      database?.destroy();
    }
    pairs.clear();
  };

  return {
    port: (server.address() as AddressInfo).port,
    leadTo(next) {
      state = { kind: 'open', port: next };
    },
    cut() {
      state = { kind: 'cut' };
      endAll();
    },
    fallSilent() {
      state = { kind: 'silent' };
      for (const pair of pairs) pair.isSilent = true;
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
