/** Weeks in which the circuit overseer visits. */
import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import {
  openVisited,
  type VisitedFixture,
  visitWeek,
} from '#contexts/meetings/meetings/testing/visited-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let visited: VisitedFixture;

beforeEach(async () => {
  test ??= await openTestApp();
  fixture = await openMeetingFixture(test, 'Visited');
  visited = await openVisited(test, fixture);
});
afterAll(() => test.close());

const as = () => fixture.planner.token;
const midweek = (week = visitWeek) => fixture.meeting('clam', week);
const weekend = (week = visitWeek) => fixture.meeting('public', week);
const wire = async (id: number) =>
  (await test.call(meetings.listMeetings, { as: as() })).data.find((one) => one.id === id)!;

async function fill(meetingId: number, place: string, qualifications: number[], helper = false) {
  const person = await fixture.qualified(qualifications);
  const row = await fixture.row(meetingId, place);
  const id = helper ? row.helper_duty_id! : row.id;
  const filled = await test.call(duties.fillDuty, { as: as(), params: { id }, body: { user_id: person.id } });
  expect(filled.status).toBe(200);
  return { person, id };
}

const mine = async (token: string) => (await test.call(duties.listMyDuties, { as: token })).data;

it('X-VISIT replaces the midweek study by the service talk, and shortens the Watchtower study', async () => {
  const [clam, publicOne] = [(await midweek()).id, (await weekend()).id];
  const usual = [await wire(clam), await wire(publicOne)];
  await visited.add();
  expect((await visited.programme(clam)).slice(-5)).toEqual([
    'living.mid-song 5',
    'living.first 15',
    'living.review 3',
    'living.service-talk 30',
    'living.last-song 5',
  ]);
  const talk = (await fixture.parts(clam)).find(({ part }) => part === 'service-talk')!;
  const song = (await fixture.parts(clam)).find(({ part }) => part === 'last-song')!;
  expect(talk).toMatchObject({ title: 'Service talk: Stay close', startTime: '20:09', end_time: '20:39' });
  expect(song.startTime).toBe('20:39');
  expect((await visited.programme(publicOne)).slice(-4)).toEqual([
    'watchtower.mid-song 5',
    'watchtower.study 30',
    'watchtower.final-talk 30',
    'watchtower.last-song 5',
  ]);
  expect(await visited.places(clam)).not.toContain('living.study 1');
  expect(await visited.places(publicOne)).toEqual(expect.arrayContaining(['watchtower.study 1']));
  const study = await fixture.row(publicOne, 'watchtower.study');
  expect([study.helper_duty_id, study.type]).toEqual([null, 'assignee']);
  const spoken = { type: 'co', speaker: 'Amos Hale', public_theme: 'A firm hope', theme: 'Stay close' };
  expect([await wire(clam), await wire(publicOne)]).toMatchObject([
    { event_talk: spoken, canceled: false, ends_at: usual[0]!.ends_at },
    { event_talk: spoken, canceled: false, ends_at: usual[1]!.ends_at },
  ]);
});

it('X-VISIT.2 deleting or moving a visit restores every meeting, part and duty', async () => {
  await fill((await midweek()).id, 'living.study', [11]);
  await fill((await midweek()).id, 'living.study', [12], true);
  await fill((await weekend()).id, 'watchtower.study', [13], true);
  await test.call(meetings.addHall, { as: as(), params: { id: (await midweek()).id } });
  await test.call(meetings.moveMeeting, {
    as: as(),
    params: { id: (await midweek()).id },
    body: { local_date: '2026-12-11', time: '18:00' },
  });
  const nextWeek = '2026-12-14';
  const before = [await visited.stored(), await visited.stored(nextWeek)];
  const { id } = await visited.add();
  expect(await visited.stored()).not.toEqual(before[0]);
  expect(await visited.stored(nextWeek)).toEqual(before[1]);
  await visited.edit(id, { start_date: '2026-12-15T19:00', end_date: '2026-12-20T12:00' });
  expect(await visited.stored()).toEqual(before[0]);
  expect(await visited.stored(nextWeek)).not.toEqual(before[1]);
  await visited.edit(id, {});
  await visited.remove(id);
  expect([await visited.stored(), await visited.stored(nextWeek)]).toEqual(before);
});

it('X-VISIT.2 the end of a visit undoes no local edit', async () => {
  const { id: meeting_id } = await midweek();
  const { id } = await visited.add();
  const parts = await fixture.parts(meeting_id);
  const edit = (place: string, more: object) => {
    const part = parts.find((one) => `${one.meeting}.${one.part}` === place)!;
    const {
      title,
      time,
      references,
      meeting,
      order,
      user_meeting_part_id,
      helper_meeting_part_id,
      helper_type,
    } = part;
    const own = { title, time, references, meeting, order };
    const needs = { user_meeting_part_id, helper_meeting_part_id, helper_type };
    return test.call(meetings.editPart, {
      as: as(),
      params: { meeting_id, id: part.id },
      body: { ...own, ...needs, ...more },
    });
  };
  expect((await edit('living.first', { title: 'Local needs', time: 10 })).status).toBe(200);
  expect((await edit('living.review', { title: 'Closing words' })).status).toBe(200);
  const added = await test.call(meetings.addPart, {
    as: as(),
    params: { meeting_id },
    body: { title: 'Report', time: 5, references: null, meeting: 'living', order: 3 },
  });
  expect(added.data).toMatchObject({ order: 3, part: 'second' });
  await visited.remove(id);
  expect(await visited.programme(meeting_id)).toEqual([
    ...(await visited.programme(meeting_id)).slice(0, -6),
    'living.mid-song 5',
    'living.first 10',
    'living.second 5',
    'living.study 30',
    'living.review 3',
    'living.last-song 5',
  ]);
});

it('X-VISIT.4 refuses to change what the visit decides, and stores the rest of the shortened study', async () => {
  const { id: meeting_id } = await weekend();
  const { id } = await visited.add();
  const parts = await fixture.parts(meeting_id);
  const study = parts.find(({ part }) => part === 'study')!;
  const talk = parts.find(({ part }) => part === 'final-talk')!;
  const body = {
    title: 'Watchtower study: hope',
    references: null,
    meeting: 'watchtower' as const,
    order: study.order,
    user_meeting_part_id: study.user_meeting_part_id,
  };
  const edit = (part: number, more: object) =>
    test.call(meetings.editPart, {
      as: as(),
      params: { meeting_id, id: part },
      body: { ...body, ...more } as never,
    });
  expect((await edit(study.id, { time: 60 })).problem.code).toBe('part-of-visit');
  expect((await edit(talk.id, { time: 30 })).problem.code).toBe('part-of-visit');
  const removal = (part: number) =>
    test.call(meetings.deletePart, { as: as(), params: { meeting_id, id: part } });
  expect((await removal(talk.id)).problem.code).toBe('part-of-visit');
  expect((await removal(study.id)).problem.code).toBe('part-of-visit');
  const { data } = await edit(study.id, { time: 30 });
  expect(data).toMatchObject({ title: 'Watchtower study: hope', time: 30, helper_type: 'none' });
  await visited.remove(id);
  expect((await fixture.parts(meeting_id)).find(({ part }) => part === 'study')).toMatchObject({
    title: 'Watchtower study: hope',
    time: 60,
    helper_type: 'reader',
  });
});

it('X-VISIT hides suspended duties from their people, and nobody can be assigned to one', async () => {
  const conductor = await fill((await midweek()).id, 'living.study', [11]);
  const reader = await fill((await weekend()).id, 'watchtower.study', [13], true);
  expect(await mine(conductor.person.token)).toHaveLength(1);
  const { id } = await visited.add();
  for (const { person } of [conductor, reader]) expect(await mine(person.token)).toEqual([]);
  const other = await fixture.qualified([11]);
  const filled = await test.call(duties.fillDuty, {
    as: as(),
    params: { id: conductor.id },
    body: { user_id: other.id },
  });
  expect(filled.status).toBe(404);
  await visited.remove(id);
  for (const { person } of [conductor, reader]) expect(await mine(person.token)).toHaveLength(1);
});

it('X-VISIT.5 ranks a person whose study is not held as if they had nothing in that week', async () => {
  const { id } = await midweek();
  const { person } = await fill(id, 'living.study', [11, 10]);
  const row = await fixture.row(id, 'living.first');
  const candidate = async () => {
    const { data } = await test.call(duties.rankCandidates, { as: as(), params: { id: row.id } });
    return data.candidates.find(({ user }) => user.id === person.id)!;
  };
  expect((await candidate()).has_part).toBe(true);
  const added = await visited.add();
  expect((await candidate()).has_part).toBe(false);
  await visited.remove(added.id);
  expect((await candidate()).has_part).toBe(true);
});

it('X-VISIT has one class, and the classes are back after the visit', async () => {
  const { id } = await midweek();
  await test.call(meetings.addHall, { as: as(), params: { id } });
  const added = await visited.add();
  expect((await wire(id)).halls).toBe(1);
  expect((await visited.places(id)).every((place) => place.endsWith(' 1'))).toBe(true);
  expect((await test.call(meetings.addHall, { as: as(), params: { id } })).problem.code).toBe(
    'no-more-halls',
  );
  await visited.remove(added.id);
  expect((await wire(id)).halls).toBe(2);
});

it('X-VISIT.3 holds the midweek meeting when the visit begins, and on its usual day without the visit', async () => {
  const { id } = await midweek();
  const usual = (await wire(id)).local_date;
  expect(usual).toBe('2026-12-09');
  const added = await visited.add({ moves_midweek: true });
  expect(added.moves_midweek).toBe(true);
  expect(await wire(id)).toMatchObject({ local_date: '2026-12-08', time: '19:00' });
  await visited.edit(added.id, { moves_midweek: true, start_date: '2026-12-08T18:30' });
  expect(await wire(id)).toMatchObject({ local_date: '2026-12-08', time: '18:30' });
  await visited.remove(added.id);
  expect(await wire(id)).toMatchObject({ local_date: usual, time: '19:00' });
});

it('X-VISIT names the overseer before his name is known, and nobody if the visit is not for everyone', async () => {
  const { id } = await midweek();
  const added = await visited.add({ speaker: null, theme: null, public_theme: null });
  expect((await wire(id)).event_talk).toMatchObject({ type: 'co', speaker: 'Circuit overseer' });
  expect((await wire((await weekend()).id)).event_talk?.speaker).toBe('Circuit overseer');
  const talk = (await fixture.parts(id)).find(({ part }) => part === 'service-talk');
  expect(talk?.title).toBe('Service talk');
  await visited.edit(added.id, { extent: 'elders' });
  expect((await wire(id)).event_talk).toBeNull();
  expect(await visited.programme(id)).toContain('living.study 30');
});

it('X-VISIT follows a changed theme, and a visit that an assembly of the same week cancels', async () => {
  const { id } = await midweek();
  const added = await visited.add();
  await visited.edit(added.id, { theme: 'Be of good courage' });
  const title = async () => (await fixture.parts(id)).find(({ part }) => part === 'service-talk')?.title;
  expect(await title()).toBe('Service talk: Be of good courage');
  const assembly = { type: 'assembly', start_date: '2026-12-12T09:30', end_date: '2026-12-12T16:00' };
  const second = await visited.add({ ...assembly, speaker: null, theme: null, public_theme: null });
  expect([(await wire(id)).canceled, await title()]).toEqual([true, undefined]);
  await visited.remove(second.id);
  expect([(await wire(id)).canceled, await title()]).toEqual([false, 'Service talk: Be of good courage']);
});

it('X-VISIT belongs to its congregation alone', async () => {
  const other = await openMeetingFixture(test, 'Elsewhere');
  await visited.add();
  const { id } = await other.meeting('clam', visitWeek);
  expect((await other.parts(id)).map(({ part }) => part)).toContain('study');
});
