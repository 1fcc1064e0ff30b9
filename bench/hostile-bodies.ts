/**
 * The slowest map read of one congregation while another sends hostile bodies, and the longest answer to
 * them.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { seedCongregation } from '../apps/server/src/platform/testing/seeds.ts';
import { type BodyAttacker, bodyAttacks } from './body-attacks.ts';
import { atMost, type Figure } from './figure.ts';
import { startServer } from './server.ts';

const seconds = 5;
const everyMilliseconds = 50;

interface Ends {
  statuses: Record<string, number>;
  longest: number;
}

/** Milliseconds of each map read, one started every 50 ms, until the attack ends. */
async function readBeside(address: string, token: string, over: () => boolean): Promise<number[]> {
  const reads: Promise<number>[] = [];
  const headers = { authorization: `Bearer ${token}` };
  const read = async (): Promise<number> => {
    const begun = performance.now();
    const answer = await fetch(`${address}/api/maps/12`, { headers });
    await answer.arrayBuffer();
    return answer.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY;
  };
  while (!over()) {
    reads.push(read());
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
  }
  return Promise.all(reads);
}

async function attack(
  attacker: BodyAttacker,
  bearer: string,
  what: string,
): Promise<Ends & { worst: number }> {
  const sender = fork(join(import.meta.dirname, 'body-attack-sender.ts'));
  sender.send({ attacker, what, seconds });
  await once(sender, 'message');
  let over = false;
  const ends = once(sender, 'message').then(([told]) => {
    over = true;
    return told as Ends;
  });
  const reads = await readBeside(attacker.address, bearer, () => over);
  return { ...(await ends), worst: Math.max(...reads) };
}

export async function measureBodies(): Promise<Figure[]> {
  const server = await startServer(Number(process.env.SHEAF_BENCH_PORT ?? 3198));
  const owner = new pg.Pool({ ...socketOf(server.folder), user: ownerRole, database: 'postgres', max: 1 });
  const elsewhere = await seedCongregation(owner, 'Elsewhere');
  const [administrator, publisher] = [
    await elsewhere.addPerson({ roles: [1] }),
    await elsewhere.addPerson({ permissions: [] }),
  ];
  await owner.end();
  const { bearer } = await server.signIn('administrator');
  const attacker = {
    address: server.address,
    administrator: administrator.token,
    publisher: publisher.token,
  };
  const figures: Figure[] = [];
  let longest = 0;
  for (const what of bodyAttacks(attacker).keys()) {
    const ends = await attack(attacker, bearer, what);
    longest = Math.max(longest, ends.longest);
    figures.push(
      atMost(
        `the worst read of a map during ${what} (answered ${JSON.stringify(ends.statuses)})`,
        ends.worst,
        400,
        ' ms',
      ),
    );
  }
  figures.push(atMost('the longest answer to such a body', longest, 20_000, ' bytes'));
  await server.stop();
  return figures;
}
