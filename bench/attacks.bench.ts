/** Map reads of one congregation while a person of another tries to stop the server. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { seedCongregation } from '../apps/server/src/platform/testing/seeds.ts';
import { type Attacker, attackNames } from './attacks.ts';
import { atMost, type Figure } from './figure.ts';
import { measureBodies } from './hostile-bodies.ts';
import { measureHostileConnections } from './hostile-connections.ts';
import { startServer } from './server.ts';

const seconds = 12;

/** Begins an attack; `ends` are its answers by status. */
async function begin(attacker: Attacker, what: string): Promise<{ ends: Promise<object> }> {
  const sender = fork(join(import.meta.dirname, 'attack-sender.ts'));
  sender.send({ attacker, what, seconds: seconds - 1 });
  await once(sender, 'message');
  return { ends: once(sender, 'message').then(([ends]) => ends) };
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(Number(process.env.SHEAF_BENCH_PORT ?? 3197));
  const owner = new pg.Pool({ ...socketOf(server.folder), user: ownerRole, database: 'postgres', max: 1 });
  const other = await (await seedCongregation(owner, 'Elsewhere')).addPerson({ roles: [1] });
  await owner.end();
  const { bearer } = await server.signIn('administrator');
  const figures: Figure[] = [];
  for (const what of [null, ...attackNames]) {
    const attack = what ? await begin({ address: server.address, token: other.token }, what) : undefined;
    const { latency, errors, timeouts, non2xx } = await autocannon({
      url: `${server.address}/api/maps/12`,
      headers: { authorization: `Bearer ${bearer}` },
      connections: 2,
      overallRate: 60,
      duration: seconds,
    });
    const ends = await attack?.ends;
    const told = ends ? ` (answered ${JSON.stringify(ends)})` : '';
    figures.push(
      atMost(
        `a map of another congregation read during ${what ?? 'nothing'}, 97.5 of 100${told}`,
        latency.p97_5,
        100,
        ' ms',
      ),
      atMost('… of these failed', errors + timeouts + non2xx, 0, ''),
    );
  }
  await server.stop();
  return [...figures, ...(await measureHostileConnections()), ...(await measureBodies())];
}
