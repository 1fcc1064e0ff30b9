/**
 * A TCP proxy before a test database that can become silent like a machine without power: no answer, no FIN,
 * no RST.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface DatabaseProxy {
  urlOf(name: string, role: string): string;
  /** From now on every connection, open or new, is accepted and stays silent. */
  fallSilent(): void;
  /** Answers new connections again; the sessions of silent ones end, as after the loss of a machine. */
  answerNewOnes(): void;
  close(): Promise<void>;
}

interface Pair {
  client: Socket;
  database: Socket;
  isSilent: boolean;
}

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const { host, port } = inject('cluster');
  const pairs = new Set<Pair>();
  const silent = new Set<Socket>();
  let isSilent = false;

  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    if (isSilent) {
      silent.add(client);
      return;
    }
    const database = connect(join(host, `.s.PGSQL.${port}`));
    const pair: Pair = { client, database, isSilent: false };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => void (pair.isSilent || to.write(bytes)));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        if (pair.isSilent) return;
        to.destroy();
        pairs.delete(pair);
      });
    };
    pass(client, database);
    pass(database, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    urlOf: (name, role) => `postgres://${role}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    fallSilent() {
      isSilent = true;
      for (const pair of pairs) pair.isSilent = true;
    },
    answerNewOnes() {
      isSilent = false;
      for (const pair of pairs) if (pair.isSilent) pair.database.destroy();
    },
    async close() {
      for (const { client, database } of pairs) {
        client.destroy();
        database.destroy();
      }
      for (const client of silent) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
