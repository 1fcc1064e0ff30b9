/** Notifications of people whose part of a special meeting is not held, or is removed. */
import { duties } from '@sheaf/contract/duties/duties';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dutiesHourly } from '#contexts/assignments/assignments.jobs';
import { openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { memorial, openSpecial } from '#contexts/meetings/meetings/testing/special-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-MEMORIAL-2 notifies a person who accepted once when the event is deleted or moved, and once when it is held after all', async () => {
  const fixture = await openMeetingFixture(test, 'Told');
  const special = await openSpecial(test, fixture);
  const { id } = await special.add();
  const brother = await fixture.qualified([1], 'Silas');
  const duty = await special.dutyOf(id, 2);
  const as = fixture.planner.token;
  await test.call(duties.fillDuty, { as, params: { id: duty }, body: { user_id: brother.id } });
  await test.call(duties.acknowledgeDuty, {
    as: brother.token,
    params: { id: duty },
    body: { answer: 'yes' },
  });
  const told = async () => {
    await runNight(test.platform, test.database.owner, dutiesHourly);
    const { rows } = await test.database.owner.query<{ type: string; details: Record<string, string> }>(
      'select type, details from notifications where person_id = $1 order by id',
      [brother.id],
    );
    return rows.map(({ type, details }) => `${type}: ${details['what']}`);
  };
  expect(await told()).toEqual([]);
  await special.edit(id, { ...memorial, extent: 'elders' });
  expect(await told()).toEqual(['duty-called-off: Prayer for the bread']);
  expect(await told()).toHaveLength(1);
  await special.edit(id, memorial);
  expect((await told())[1]).toBe('duty-restored: Prayer for the bread');
  await special.edit(id, { ...memorial, start_date: '2027-03-23T20:00' });
  expect((await told())[2]).toBe('duty-changed: Prayer for the bread');
  await special.remove(id);
  expect((await told()).map((one) => one.split(':')[0])).toContain('duty-called-off');
});
