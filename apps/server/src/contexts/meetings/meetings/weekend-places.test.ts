/** Opening prayer and default Watchtower study conductor of weekend meetings. */

import { duties } from '@sheaf/contract/duties/duties';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const week = '2026-12-07';

let test: TestApp;
let fixture: MeetingFixture;
let office: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test, 'Weekends');
  office = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
});
afterAll(() => test.close());

const name = (wt_conductor: number | null) =>
  test.call(congregations.editCongregation, {
    as: office.token,
    body: { modules: { meeting_schedule: { wt_conductor } } },
  });
const studyOf = async (monday: string) =>
  fixture.row((await fixture.meeting('public', monday)).id, 'watchtower.study');
const fill = (id: number, user_id: number | null) =>
  test.call(duties.fillDuty, { as: fixture.planner.token, params: { id }, body: { user_id } });

it('MEET-O17 assigns the opening prayer of a weekend meeting like any other place', async () => {
  const prayer = await fixture.row((await fixture.meeting('public', week)).id, 'talk.prayer');
  const brother = await fixture.qualified([1], 'Asher');
  expect((await fill(prayer.id, brother.id)).status).toBe(200);
  expect((await fixture.row((await fixture.meeting('public', week)).id, 'talk.prayer')).user_id).toBe(
    brother.id,
  );
});

it('SETTINGS-R2 assigns the conductor of the settings to every future study without another person', async () => {
  const [levi, amos, other] = [
    await fixture.qualified([11], 'Levi'),
    await fixture.qualified([11], 'Amos'),
    await fixture.qualified([11], 'Other'),
  ];
  await fill((await studyOf(week)).id, other.id);
  expect((await name(levi.id)).status).toBe(200);
  expect((await studyOf('2026-12-14')).user_id).toBe(levi.id);
  expect((await studyOf(week)).user_id).toBe(other.id);
  await fill((await studyOf('2026-12-21')).id, null);
  await fixture.make();
  await test.call(congregations.editCongregation, {
    as: office.token,
    body: { modules: { meeting_schedule: { history: 7 } } },
  });
  expect((await studyOf('2026-12-21')).user_id).toBeNull();
  await name(amos.id);
  expect((await studyOf('2026-12-14')).user_id).toBe(amos.id);
  expect((await studyOf(week)).user_id).toBe(other.id);
  await name(null);
  expect((await studyOf('2026-12-14')).user_id).toBeNull();
});

it('SETTINGS-R2 assigns the conductor to weekend meetings made later, and accepts no person of another congregation', async () => {
  const levi = await fixture.qualified([11], 'Levi');
  await name(levi.id);
  test.setNow(new Date('2026-12-07T10:00:00Z'));
  await fixture.make();
  expect((await studyOf('2027-12-06')).user_id).toBe(levi.id);
  expect(Object.keys((await name(999_999)).problem.errors ?? {})).toEqual([
    'modules.meeting_schedule.wt_conductor',
  ]);
});
