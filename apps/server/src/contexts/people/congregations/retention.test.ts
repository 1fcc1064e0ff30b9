import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retentionNightly } from '#contexts/people/congregations/congregations.jobs';
import { runNight } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
const now = new Date('2026-11-20T03:00:00Z');

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(now);
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const read = () => test.call(congregations.readRetention, { as: admin.token });
const save = (rest: object = {}) =>
  test.call(congregations.saveRetention, {
    as: admin.token,
    body: { not_at_homes: 12, notes: 24, messages: 6, journal: 36, ...rest },
  });
const count = async (query: string): Promise<number> =>
  Number((await test.database.owner.query(`select count(*) from ${query}`)).rows[0].count);

it('SETTINGS-R10 counts old rows in advance, removes them in the night, and reports the number', async () => {
  const map = await congregation.addMap();
  const old = await map.addDoor({ house: '1', attempt: 2 });
  const recent = await map.addDoor({ house: '2', attempt: 2 });
  const { owner } = test.database;
  await owner.query(
    `update available_addresses set adjusted_at = '2025-10-01', name = 'Canary' where id = $1`,
    [old],
  );
  await owner.query(`update available_addresses set adjusted_at = '2026-10-01' where id = $1`, [recent]);
  await owner.query(
    `insert into map_assignments (congregation_id, map_id, assigned_at, returned_at, note)
     values ($1, $2, '2023-01-01', '2023-03-01', 'Dog at 5')`,
    [congregation.id, map.id],
  );
  expect((await read()).data).toMatchObject({ version: 0, due: { not_at_homes: 1, notes: 1, journal: 0 } });
  await runNight(test.platform, owner, [retentionNightly]);
  expect(await count('available_addresses')).toBe(1);
  expect(await count('map_assignments where note is not null')).toBe(0);
  expect(
    await count(`journal where coalesce(before::text, '') || coalesce(after::text, '') ~ 'Canary|Dog at 5'`),
  ).toBe(0);
  const { data } = await test.call(congregations.listJobRuns, { as: admin.token });
  expect(data.runs[0]).toMatchObject({ job: 'retention', result: { not_at_homes: 1, notes: 1 } });
  expect((await read()).data.due).toMatchObject({ not_at_homes: 0, notes: 0 });
});

it('SETTINGS-R10 stores the retention of a congregation, and refuses a stale version', async () => {
  const map = await congregation.addMap();
  const door = await map.addDoor({ house: '1', attempt: 1 });
  await test.database.owner.query(`update available_addresses set adjusted_at = '2020-01-01' where id = $1`, [
    door,
  ]);
  const saved = await save({ not_at_homes: 0, version: 0 });
  expect(saved.data).toMatchObject({ version: 1, months: { not_at_homes: 0 }, due: { not_at_homes: 0 } });
  await runNight(test.platform, test.database.owner, [retentionNightly]);
  expect(await count(`available_addresses where id = ${door}`)).toBe(1);
  expect((await save({ version: 0 })).problem.code).toBe('stale');
  expect((await save({ journal: 121 })).status).toBe(422);
  const both = await Promise.all([save({ version: 1 }), save({ version: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('SETTINGS-R10 X-SCALE finds congregations with old rows of a single kind, by their own retention', async () => {
  const { owner } = test.database;
  const rows: Record<string, (id: number, map: number, at: string) => Promise<unknown>> = {
    not_at_homes: (_, map, at) =>
      owner.query(`update available_addresses set adjusted_at = $2 where map_id = $1`, [map, at]),
    notes: (id, map, at) =>
      owner.query(
        `insert into map_assignments (congregation_id, map_id, assigned_at, returned_at, note) values ($1, $2, $3, $3, 'Dog')`,
        [id, map, at],
      ),
    messages: (id, _, at) =>
      owner.query(
        `insert into outgoing_messages (congregation_id, channel, recipient, body, state, created_at)
         values ($1, 'email', 'a@example.org', 'x', 'sent', $2)`,
        [id, at],
      ),
    journal: (id, _, at) => owner.query(`update journal set at = $2 where congregation_id = $1`, [id, at]),
  };
  for (const [what, write] of Object.entries(rows))
    for (const [months, isDue] of [
      [3, true],
      [5, false],
      [0, false],
    ] as const) {
      const one = await seedCongregation(owner, `${what} ${months}`);
      const map = await one.addMap();
      await map.addDoor({ house: '1', attempt: 1 });
      const kept = { not_at_homes: 0, notes: 0, messages: 0, journal: 0, [what]: months };
      await owner.query(
        `insert into retention (congregation_id, not_at_homes, notes, messages, journal) values ($1, $2, $3, $4, $5)`,
        [one.id, kept.not_at_homes, kept.notes, kept.messages, kept.journal],
      );
      await write(one.id, map.id, '2026-07-15T00:00:00Z');
      await runNight(test.platform, owner, [retentionNightly]);
      expect([what, months, await count(`job_runs where congregation_id = ${one.id}`)]).toEqual([
        what,
        months,
        isDue ? 1 : 0,
      ]);
    }
});

it('SETTINGS-R10 removes the old journal of one congregation only', async () => {
  const other = await seedCongregation(test.database.owner, 'Other');
  await other.addMap();
  await test.database.owner.query(`update journal set at = '2020-01-01'`);
  await save({ journal: 12 });
  const theirs = await count(`journal where congregation_id = ${other.id}`);
  expect((await read()).data.due.journal).toBeGreaterThan(0);
  await test.database.owner.query(
    `insert into retention (congregation_id, not_at_homes, notes, messages, journal) values ($1, 0, 0, 0, 0)`,
    [other.id],
  );
  await runNight(test.platform, test.database.owner, [retentionNightly]);
  expect(await count(`journal where congregation_id = ${congregation.id} and at < '2021-01-01'`)).toBe(0);
  expect(await count(`journal where congregation_id = ${other.id} and at < '2021-01-01'`)).toBe(theirs);
});
