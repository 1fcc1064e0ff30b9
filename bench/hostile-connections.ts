/**
 * Whether malformed connections end the process: pipelined, aborted, half-closed, and concurrent after a
 * change.
 */
import pg from 'pg';
import { sendHostileConnections } from '../apps/server/src/app/suites/hostile-connections.ts';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { seedCongregation } from '../apps/server/src/platform/testing/seeds.ts';
import { permissionKeys } from '../packages/rules/src/permissions/permission-keys.ts';
import { atMost, type Figure } from './figure.ts';
import { startServer } from './server.ts';

const connections = Number(process.env.SHEAF_CONNECTIONS ?? 3000);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

export async function measureHostileConnections(): Promise<Figure[]> {
  const server = await startServer(Number(process.env.SHEAF_BENCH_PORT ?? 3197));
  const owner = new pg.Pool({ ...socketOf(server.folder), user: ownerRole, database: 'postgres', max: 1 });
  const congregation = await seedCongregation(owner, 'Elsewhere');
  const add = () => congregation.addPerson({ permissions: [...permissionKeys] });
  // The example values name device and person 1, which must not be the callers, whose sessions would end.
  await add();
  const [person, leaving] = [await add(), await add()];
  await congregation.addMap();
  const { requests, answers } = await sendHostileConnections({
    port: Number(new URL(server.address).port),
    callers: [
      { token: person.token, leavingToken: leaving.token },
      { token: undefined, leavingToken: undefined },
    ],
    connections,
    change: async () => {
      await owner.query('update maps set total_blocks = 1 + total_blocks % 50 where congregation_id = $1', [
        congregation.id,
      ]);
    },
  });
  await owner.end();
  const headers = { authorization: `Bearer ${person.token}` };
  const { status } = await fetch(`${server.address}/api/maps`, { headers });
  if (status === 401)
    throw new Error('the session of the caller ended: most requests were refused at the door');
  const ended = isThere(server.pid) && (await fetch(`${server.address}/readyz`)).ok ? 0 : 1;
  await server.stop();
  const what = `${connections} hostile connections with ${requests} requests (answered ${JSON.stringify(answers)})`;
  return [
    atMost(`the process ends in ${what}`, ended, 0, ''),
    atMost('… answers of 500', answers['500'] ?? 0, 0, ''),
  ];
}
