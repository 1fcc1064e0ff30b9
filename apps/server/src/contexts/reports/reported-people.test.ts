/**
 * People with reports: one rule for saving, screen, papers and totals, and the figures of an erased person.
 */

import type { GivenBodyOf } from '@sheaf/contract/operation';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { reports } from '@sheaf/contract/reports/reports';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({ permissions: ['settings.users', 'settings.reports.totals'] });
  ruth = await congregation.addPerson();
});
afterAll(() => test.close());

const save = (as: SeededPerson, body: Partial<GivenBodyOf<typeof reports.saveReport>> = {}) =>
  test.call(reports.saveReport, {
    as: as.token,
    body: { report_month: '2026-10-01', active: true, ...body },
  });
const month = async (as: SeededPerson, of = '2026-10-01') =>
  (await test.call(reports.readMonth, { as: as.token, params: { month: of } })).data.people;

it('REPORTS-R7 refuses reports of guests everywhere, and retains those from before a person became inactive', async () => {
  const guest = await congregation.addPerson({ appointment: 'guest' });
  for (const [as, body] of [
    [guest, {}],
    [secretary, { user_id: guest.id }],
  ] as const)
    expect((await save(as, body)).problem.errors).toHaveProperty('user_id');
  await save(ruth, { studies: 2 });
  await test.database.owner.query(
    `update people set appointment = 'inactive' where congregation_id = $1 and id = $2`,
    [congregation.id, ruth.id],
  );
  expect((await save(ruth, { report_month: '2026-09-01' })).problem.errors).toHaveProperty('user_id');
  expect((await save(secretary, { user_id: ruth.id, report_month: '2026-09-01' })).status).toBe(200);
  const shown = (await month(secretary)).find(({ user_id }) => user_id === ruth.id);
  expect(shown).toMatchObject({ report: { studies: 2 }, expected: false });
  expect((await month(secretary, '2026-08-01')).map(({ user_id }) => user_id)).not.toContain(ruth.id);
  const [october] = (await test.call(reports.readTotals, { as: secretary.token, params: { year: 2027 } }))
    .data;
  expect(october!.pub).toMatchObject({ count: 1, studies: 2 });
});

it('REPORTS-R23 retains only the figures of an erased person, and no text', async () => {
  await save(ruth, { studies: 2, comments: 'Ill at the lighthouse' });
  const keeper = await congregation.addPerson({ permissions: [...permissionKeys] });
  const gone = { as: keeper.token, params: { id: ruth.id } };
  const deleted = await test.call(people.deletePerson, gone);
  expect([deleted.status, (await test.call(erasure.erasePerson, gone)).status]).toEqual([200, 200]);
  const owner = test.database.owner;
  const kept = await owner.query('select studies, comments from service_reports where person_id = $1', [
    ruth.id,
  ]);
  expect(kept.rows).toEqual([{ studies: 2, comments: null }]);
  const told = await owner.query(
    `select table_name from journal where congregation_id = $1 and (before::text like '%lighthouse%' or after::text like '%lighthouse%')`,
    [congregation.id],
  );
  expect(told.rows).toEqual([]);
});
