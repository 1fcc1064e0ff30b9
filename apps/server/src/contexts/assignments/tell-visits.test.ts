/** Notifications of people whose part is not held during a circuit overseer visit. */
import { duties } from '@sheaf/contract/duties/duties';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dutiesHourly } from '#contexts/assignments/assignments.jobs';
import { openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openVisited, visitWeek } from '#contexts/meetings/meetings/testing/visited-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-VISIT.5 notifies a conductor who accepted once when a visit takes the study, and once when it is held after all', async () => {
  const fixture = await openMeetingFixture(test, 'Told');
  const visited = await openVisited(test, fixture);
  const as = fixture.planner.token;
  const { id: meeting } = await fixture.meeting('clam', visitWeek);
  const [conductor, first] = [await fixture.qualified([11], 'Silas'), await fixture.qualified([10], 'Enoch')];
  for (const [place, person] of [
    ['living.study', conductor],
    ['living.first', first],
  ] as const) {
    const { id } = await fixture.row(meeting, place);
    await test.call(duties.fillDuty, { as, params: { id }, body: { user_id: person.id } });
    await test.call(duties.acknowledgeDuty, { as: person.token, params: { id }, body: { answer: 'yes' } });
  }
  const told = async (person: { id: number }) => {
    await runNight(test.platform, test.database.owner, dutiesHourly);
    const { rows } = await test.database.owner.query<{ type: string; details: { what: string } }>(
      'select type, details from notifications where person_id = $1 order by id',
      [person.id],
    );
    return rows.map(({ type, details }) => `${type}: ${details.what}`);
  };
  const { id } = await visited.add();
  const calledOff = ['duty-called-off: Congregation Bible study'];
  expect(await told(conductor)).toEqual(calledOff);
  expect(await told(conductor)).toEqual(calledOff);
  await visited.edit(id, { theme: 'Be of good courage' });
  expect(await told(conductor)).toEqual(calledOff);
  await visited.remove(id);
  const all = await told(conductor);
  expect([all.length, all[1]!.split(':')[0]]).toEqual([2, 'duty-restored']);
  expect(await told(conductor)).toHaveLength(2);
  expect(await told(first)).toEqual([]);
});
