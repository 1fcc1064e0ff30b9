/** X-DAMAGED: an invalid stored row affects only its own congregation, and is logged. */

import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { frequentScan } from '#platform/jobs/frequent';
import { nightlyScan } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let damaged: SeededCongregation;
let other: SeededCongregation;
let reader: SeededPerson;
let logged: { level: string; message: string }[];

beforeAll(async () => {
  test = await openTestApp();
  damaged = await seedCongregation(test.database.owner, 'Damaged');
  other = await seedCongregation(test.database.owner, 'Other');
  reader = await other.addPerson({ permissions: [...permissionKeys] });
  for (const level of ['warn', 'error'] as const)
    test.platform.log[level] = ((_: unknown, message: string) => {
      logged.push({ level, message });
    }) as never;
});
afterAll(() => test.close());
beforeEach(() => {
  logged = [];
});

const store = (settings: string) =>
  test.database.owner.query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'meeting_schedule', $2::jsonb)
     on conflict (congregation_id, part) do update set settings = excluded.settings`,
    [damaged.id, settings],
  );

it.each([
  '{"public_day": "x"}',
  '{"public_day": 1e300, "ptc": "x"}',
  '{"public_day": {}, "public_start_time": [], "ptc": 99999999999999999999}',
  '{"public_day": null, "public_start_time": null}',
  '[]',
  '7',
  '"x"',
])(
  'X-DAMAGED answers directory and proposals of all others while one stores the settings %s',
  async (settings) => {
    await store(settings);
    const list = await test.call(speakers.listDirectory, { as: reader.token });
    expect(list.status).toBe(200);
    expect(list.data.map(({ name }) => name)).toContain('Damaged');
    expect((await test.call(proposals.listProposals, { as: reader.token })).status).toBe(200);
    const { rows } = await test.database.owner.query('select * from sheaf.profiles_of(array[$1::bigint])', [
      damaged.id,
    ]);
    expect(rows).toMatchObject([{ public_day: 0, public_start_time: '10:00' }]);
    await test.database.owner.query('select * from sheaf.coordinator_of($1)', [damaged.id]);
  },
);

it('X-DAMAGED runs the jobs of all others while one has an unknown time zone', async () => {
  const { owner } = test.database;
  await owner.query(`update congregations set timezone_id = 'Mars/Olympus' where congregation_id = $1`, [
    damaged.id,
  ]);
  const ran: number[] = [];
  const job = {
    name: 'look',
    awake: (zone: string) => zoneOffset(zone),
    run: async ({ congregationId }: { congregationId: number }) => {
      if (congregationId === damaged.id) throw new Error('its data cannot be read');
      ran.push(congregationId);
      return {};
    },
  };
  const nightly = nightlyScan(test.platform, owner, { task: 'nightly', priority: 30, jobs: [job] });
  expect(await nightly.due()).toEqual([other.id]);
  expect(logged).toContainEqual({ level: 'error', message: 'the time zone of a congregation is not known' });
  const frequent = frequentScan(test.platform, owner, [
    { name: 'look', run: async (tenant) => void (await job.run(tenant)) },
  ]);
  const due = await frequent.due();
  expect(due).toEqual([damaged.id, other.id]);
  const run = await frequent.begin(due);
  await expect(run(damaged.id)).rejects.toThrow();
  await run(other.id);
  expect(ran).toEqual([other.id]);
  expect(logged).toContainEqual({ level: 'error', message: 'a frequent job failed' });
});

it('X-DAMAGED schedules the jobs of all others when the search for work fails on a row of one congregation', async () => {
  await store('{"public_day": "x"}');
  const ran: number[] = [];
  const nightly = nightlyScan(test.platform, test.database.owner, {
    task: 'nightly',
    priority: 30,
    jobs: [
      {
        name: 'look',
        onlyWith: `from domain_settings d where d.congregation_id = c.id and (d.settings ->> 'public_day')::int = 3`,
        run: async ({ congregationId }) => {
          ran.push(congregationId);
          return {};
        },
      },
    ],
  });
  const run = await nightly.begin([damaged.id, other.id]);
  await run(other.id);
  expect(ran).toEqual([other.id]);
  expect(logged.map(({ message }) => message)).toContain(
    'what the congregations have to do could not be found out',
  );
});

/** Like the domains' jobs: throws for an unknown zone. */
const zoneOffset = (zone: string): boolean =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).format(new Date(0)) !== '';

it('X-DAMAGED reports a fault for a call without input on an invalid row, and refuses and logs a call with input', async () => {
  const { owner } = test.database;
  await owner.query(
    `create or replace function sheaf.weekday_of(stored jsonb) returns bigint language sql immutable as $$ select 'x'::text::bigint $$`,
  );
  const fault = await test.call(speakers.listDirectory, { as: reader.token });
  expect([fault.status, fault.problem.code]).toEqual([500, 'fault']);
  expect(fault.problem.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(logged).toEqual([{ level: 'error', message: 'fault' }]);
  logged = [];
  const refused = await test.call(speakers.listDirectory, {
    as: reader.token,
    query: { per_page: 10 } as never,
  });
  expect(refused.status).toBe(422);
  expect(logged).toEqual([{ level: 'warn', message: 'refused by the database' }]);
});
