/** The Memorial, and events with their own programme. */
import { assignments } from '@sheaf/contract/assignments/assignments';
import { duties } from '@sheaf/contract/duties/duties';
import { ownDuties } from '@sheaf/contract/duties/own-duties';
import { events } from '@sheaf/contract/events/events';
import { journal } from '@sheaf/contract/journal/journal';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { servedCalls } from '#app/suites/documented-calls';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import {
  memorial,
  memorialDay,
  openSpecial,
  type SpecialFixture,
} from '#contexts/meetings/meetings/testing/special-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let special: SpecialFixture;

beforeEach(async () => {
  test ??= await openTestApp();
  fixture = await openMeetingFixture(test, 'Memorial');
  special = await openSpecial(test, fixture);
});
afterAll(() => test.close());

const prayer = 1;
const publicTalk = 14;

const fill = (duty: number, user: number | null, as = fixture.planner.token) =>
  test.call(duties.fillDuty, { as, params: { id: duty }, body: { user_id: user } });
async function readPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const mine = async (token: string) => (await test.call(ownDuties.listMyDuties, { as: token })).data;

it('X-MEMORIAL-1 X-MEMORIAL-4 makes the programme of a Memorial, and of a custom event that has one', async () => {
  const { id } = await special.add();
  const [meeting] = await special.list();
  expect(meeting).toMatchObject({
    event: id,
    type: 'memorial',
    label: 'Memorial',
    week: memorialDay,
    date: memorialDay,
    starts_at: '19:15',
    ends_at: '20:25',
    location: 'Hall',
    cancels_meeting: 'clm',
    attendance: null,
  });
  expect(meeting!.parts.map(({ from, to, title, place }) => [from, to, title, place?.user_id])).toEqual([
    ['19:15', '19:20', 'Song and prayer', null],
    ['19:20', '20:05', 'Talk', null],
    ['20:05', '20:12', 'Prayer for the bread', null],
    ['20:12', '20:20', 'Prayer for the wine', null],
    ['20:20', '20:25', 'Song and prayer', null],
  ]);
  const custom = { type: 'custom', label: 'Dedication', start_date: '2027-04-03T16:00' };
  const own = await special.add({ ...custom, own_programme: true });
  await special.add(custom);
  await special.add({ ...custom, own_programme: true, extent: 'elders' });
  await special.add({ type: 'bee', start_date: '2027-04-04T09:00', own_programme: true });
  const listed = await special.list();
  expect(listed.map(({ event }) => event)).toEqual([id, own.id]);
  expect(listed[1]!.parts.map(({ title }) => title)).toEqual(['Song and prayer', 'Talk', 'Song and prayer']);
});

it('X-MEMORIAL-2 X-MEMORIAL-8 moves and ends exactly its meeting, and restores people and answers', async () => {
  const { id } = await special.add();
  const brother = await fixture.qualified([prayer, publicTalk], 'Asa');
  const duty = await special.dutyOf(id, 2);
  expect((await fill(duty, brother.id)).status).toBe(200);
  await test.call(duties.acknowledgeDuty, {
    as: brother.token,
    params: { id: duty },
    body: { answer: 'yes' },
  });
  await special.save(id, { note: 'Come early' });
  const before = await special.stored();
  expect(await mine(brother.token)).toMatchObject([
    {
      kind: 'special-part',
      title: 'Prayer for the bread',
      date: memorialDay,
      starts_at: '20:05',
      note: 'Memorial',
    },
  ]);
  await special.edit(id, { ...memorial, start_date: '2027-03-23T20:00' });
  expect((await special.list())[0]).toMatchObject({
    date: '2027-03-23',
    starts_at: '20:00',
    ends_at: '21:10',
  });
  expect(await mine(brother.token)).toMatchObject([
    { date: '2027-03-23', starts_at: '20:50', acknowledged: null },
  ]);
  await special.edit(id, memorial);
  expect(await special.stored()).toEqual(before);
  await special.edit(id, { ...memorial, extent: 'elders' });
  expect([await special.list(), await mine(brother.token)]).toEqual([[], []]);
  expect((await fill(duty, null)).status).toBe(404);
  await special.edit(id, memorial);
  expect(await special.stored()).toEqual(before);
});

it('X-MEMORIAL-2 reverting the deletion of the event holds the same meeting again', async () => {
  const { id } = await special.add();
  const brother = await fixture.qualified([prayer]);
  await fill(await special.dutyOf(id, 0), brother.id);
  const before = await special.stored();
  const admin = await fixture.congregation.addPerson({
    permissions: ['settings.roles.edit', 'settings.events', 'settings.events.add'],
  });
  await special.remove(id);
  expect(await special.list()).toEqual([]);
  const changes = await test.call(journal.listChanges, { as: admin.token });
  const deletion = changes.data.changes.find(
    ({ about }) => about?.entity === 'event' && about.act === 'deleted',
  )!;
  const reverted = await test.call(journal.revertChange, { as: admin.token, params: { id: deletion.id } });
  expect(reverted.status).toBe(200);
  await special.follow();
  expect(await special.stored()).toEqual(before);
});

it('X-MEMORIAL-3 changes the programme, keeps people with their parts, and refuses what cannot be', async () => {
  const { id } = await special.add();
  const brother = await fixture.qualified([prayer, publicTalk]);
  await fill(await special.dutyOf(id, 0), brother.id);
  await fill(await special.dutyOf(id, 1), brother.id);
  const [{ parts, version }] = (await special.list()) as [
    Awaited<ReturnType<SpecialFixture['list']>>[number],
  ];
  const plain = parts.map(({ id: part, title, minutes, song, seat }) => ({
    id: part,
    title,
    minutes,
    song,
    seat,
  }));
  const [opening, talk, , , closing] = plain;
  const body = {
    version,
    attendance: 143,
    partakers: 2,
    parts: [
      { ...opening, song: 18 },
      { title: 'Welcome', minutes: 5, seat: 'anyone' },
      { ...talk, minutes: 30, title: 'Talk: Ransom' },
      { title: 'Music', minutes: 5, seat: 'none' },
      closing,
    ],
  };
  const saved = await special.save(id, body);
  expect(saved.data).toMatchObject({ ends_at: '20:05', attendance: 143, partakers: 2 });
  expect(saved.data.parts.map(({ from, title, place }) => [from, title, place?.user_id])).toEqual([
    ['19:15', 'Song and prayer', brother.id],
    ['19:20', 'Welcome', null],
    ['19:25', 'Talk: Ransom', brother.id],
    ['19:55', 'Music', undefined],
    ['20:00', 'Song and prayer', null],
  ]);
  expect((await special.save(id, body)).status).toBe(409);
  expect((await special.list(fixture.planner.token))[0]).toMatchObject({ attendance: null, partakers: null });
  const wrong = async (more: object) => Object.keys((await special.save(id, more)).problem.errors ?? {});
  expect(await wrong({ parts: [{ ...opening, id: 999_999 }] })).toEqual(['parts']);
  expect(await wrong({ parts: [opening, opening] })).toEqual(['parts']);
  expect(await wrong({ attendance: 3, partakers: 4 })).toEqual(['partakers']);
  expect(await wrong({ parts: [] })).toEqual(['parts']);
  await special.add({ ...memorial, start_date: `${memorialDay}T20:10` });
  expect((await special.save(id, {})).status).toBe(200);
  const long = [{ title: 'Talk', minutes: 60, seat: 'talk' }];
  expect((await special.save(id, { parts: long })).problem.code).toBe('visit-twice');
});

it('X-MEMORIAL-1 X-MEMORIAL-3 makes one meeting, and keeps one programme, in ten simultaneous changes', async () => {
  const { data } = await test.call(events.addEvent, { as: special.keeper.token, body: memorial });
  const changes = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      special.save(data.id, { parts: [{ title: `Talk ${at}`, minutes: at, seat: 'talk' }] }),
    ),
  );
  expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200]));
  await special.follow();
  const listed = await special.list();
  expect(listed).toHaveLength(1);
  expect(listed[0]!.parts).toHaveLength(1);
  expect(listed[0]!.parts[0]!.place).not.toBeNull();
});

it('X-MEMORIAL-3 answers people without the permission, other congregations and other events alike', async () => {
  const { id } = await special.add();
  const other = await openSpecial(test, await openMeetingFixture(test, 'Elsewhere'));
  const part = [{ title: 'Talk', minutes: 5, seat: 'talk' }];
  expect((await special.save(id, {}, fixture.planner.token)).status).toBe(403);
  expect((await special.save(id, { parts: part }, other.keeper.token)).status).toBe(404);
  const { id: bee } = await special.add({ type: 'bee', start_date: '2027-04-04T09:00' });
  expect((await special.save(bee, { parts: part })).status).toBe(404);
  expect(await other.list()).toEqual([]);
  const { id: theirs } = await other.add();
  const foreign = (await other.list())[0]!.parts[0]!;
  expect((await special.save(id, { parts: [{ ...part[0], id: foreign.id }] })).status).toBe(422);
  expect((await fill(foreign.place!.id, fixture.planner.id)).status).toBe(404);
  expect((await special.save(theirs, { parts: part })).status).toBe(404);
  const nobody = await fixture.congregation.addPerson({ permissions: [] });
  expect((await test.call(meetings.listSpecialMeetings, { as: nobody.token })).status).toBe(403);
});

it('X-MEMORIAL-6 offers and takes only people who are qualified for the part', async () => {
  const { id } = await special.add();
  const [praying, speaking] = [
    await fixture.qualified([prayer], 'P'),
    await fixture.qualified([publicTalk], 'S'),
  ];
  const candidates = async (part: number) => {
    const params = { id: await special.dutyOf(id, part) };
    const { data } = await test.call(duties.rankCandidates, { as: fixture.planner.token, params });
    return data.candidates.map(({ user }) => user.id);
  };
  expect(await candidates(0)).toEqual([praying.id]);
  expect(await candidates(1)).toEqual([speaking.id]);
  expect((await fill(await special.dutyOf(id, 0), speaking.id)).status).toBe(422);
  expect((await fill(await special.dutyOf(id, 0), praying.id, special.keeper.token)).status).toBe(403);
});

it('X-MEMORIAL-8 warns of days away and of another duty at the same time, but not of another part', async () => {
  const { id } = await special.add();
  const brother = await fixture.qualified([prayer, publicTalk]);
  await fill(await special.dutyOf(id, 0), brother.id);
  const codes = async (part: number) => {
    const { data } = await fill(await special.dutyOf(id, part), brother.id);
    return data.clashes.map(({ code }) => code);
  };
  expect(await codes(2)).toEqual(['same-week']);
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, $3, $3)`,
    [fixture.congregation.id, brother.id, memorialDay],
  );
  expect(await codes(4)).toContain('away');
});

it('X-MEMORIAL-5 fills responsibilities marked for special meetings at these alone', async () => {
  const servant = await fixture.congregation.addPerson({
    permissions: ['schedules.attendants', 'schedules.attendants.edit'],
  });
  await special.add();
  const { data: all } = await test.call(responsibilities.listResponsibilities, { as: servant.token });
  expect(all).toMatchObject([{ label: 'Passing the emblems', places: 6, special: true }]);
  expect((await special.list())[0]!.duties).toMatchObject([
    { label: 'Passing the emblems', places: Array.from({ length: 6 }, () => ({ user_id: null })) },
  ]);
  const people: number[] = [];
  for (let n = 0; n < 4; n += 1) people.push((await fixture.congregation.addPerson({})).id);
  const values = {
    label: 'Passing the emblems',
    frequency: 'meeting' as const,
    attendants: people,
    special: true,
  };
  const edited = (places: number, more: object = {}) =>
    test.call(responsibilities.editResponsibility, {
      as: servant.token,
      params: { id: all[0]!.id },
      body: { ...values, places, ...more },
    });
  expect((await edited(3)).status).toBe(200);
  const placesOf = async () =>
    (await special.list())[0]!.duties.flatMap(({ places }) => places.map(({ user_id }) => user_id));
  const filled = await placesOf();
  expect(new Set(filled).size).toBe(3);
  expect(filled.every((user) => people.includes(user!))).toBe(true);
  expect((await edited(20)).status).toBe(200);
  expect((await placesOf()).slice(0, 3)).toEqual(filled);
  expect(await placesOf()).toHaveLength(20);
  expect((await edited(7, { special: false })).problem.errors).toHaveProperty('places');
  const { data: weekly } = await test.call(responsibilities.listSchedule, { as: servant.token });
  expect(weekly.flatMap(({ attendants }) => attendants)).toEqual([]);
  const listed = (await special.list())[0]!.duties;
  const twice = await fill(listed[0]!.places[3]!.id, filled[0]!, servant.token);
  expect([twice.status, twice.problem.code]).toEqual([409, 'duty-place-twice']);
  expect((await edited(2, { special: false })).status).toBe(200);
  expect(await placesOf()).toEqual([]);
});

it('X-MEMORIAL-7 prints the programme with people, responsibilities and lines for open places', async () => {
  const { id } = await special.add();
  const brother = await fixture.qualified([prayer], '#read("x")');
  await fill(await special.dutyOf(id, 2), brother.id);
  await special.save(id, { note: 'Doors open at 18:30' });
  const print = (event: number, as = special.keeper) =>
    test.app.inject({
      method: 'GET',
      url: `/api/reports/special-meeting/${event}`,
      headers: { authorization: `Bearer ${as.token}` },
    });
  const answer = await print(id);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const plain = await readPdf(answer.rawPayload);
  for (const one of [
    'Memorial',
    'Prayer for the bread',
    '#read("x")',
    'Passing the emblems',
    'Doors open at 18:30',
    '…………',
  ])
    expect(plain).toContain(one);
  expect((await print(id + 1000)).statusCode).toBe(404);
  expect((await print(id, fixture.planner)).statusCode).toBe(403);
});

it('X-MEMORIAL-9 prints attendance and partakers of the Memorial in the data of form S-10', async () => {
  const { id } = await special.add();
  await special.save(id, { attendance: 143, partakers: 2 });
  const secretary = await fixture.congregation.addPerson({ permissions: ['settings.reports.totals'] });
  const textOf = async (year: number) => {
    const answer = await test.app.inject({
      method: 'GET',
      url: `/api/reports/s10/${year}`,
      headers: { authorization: `Bearer ${secretary.token}` },
    });
    return readPdf(answer.rawPayload);
  };
  expect(await textOf(2027)).toMatch(/Memorial Present 143 Partakers 2/);
  expect(await textOf(2026)).not.toContain('Partakers');
  await special.remove(id);
  expect(await textOf(2027)).not.toContain('Partakers');
});

it('X-MEMORIAL-4 appears in no documented list of meetings, parts, assignments, talks or attendance', async () => {
  const reader = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  const paths = servedCalls
    .filter(
      ({ method, params, reply }) => method === 'GET' && !params && reply !== 'file' && reply !== 'nothing',
    )
    .map(({ path }) => path)
    .filter((path) => !path.includes('{') && !path.includes('auth/') && !path.startsWith('/privacy'));
  expect(paths).toEqual(expect.arrayContaining(['/meetings', '/meetingParts', '/meetingAssignments']));
  // Change with every change: the events themselves, responsibilities, notifications and revisions.
  const own = new Set(['/attendantResponsibilities', '/notifications', '/poll', '/sync', '/alerts']);
  const read = async () => {
    const replies: Record<string, unknown> = {};
    for (const path of new Set(paths)) {
      if (own.has(path)) continue;
      const headers = { authorization: `Bearer ${reader.token}` };
      const answer = await test.app.inject({ method: 'GET', url: `/api${path}`, headers });
      replies[path] = [answer.statusCode, answer.statusCode === 200 ? answer.json() : null];
    }
    return replies;
  };
  await test.call(events.addEvent, {
    as: special.keeper.token,
    body: { ...memorial, start_date: '2026-11-25T19:15' },
  });
  const before = await read();
  await special.follow();
  expect(await special.list()).toHaveLength(1);
  expect(await read()).toEqual(before);
});

it('X-MEMORIAL-8 lists a duty in assignments and in the calendar link of its person', async () => {
  const { id } = await special.add();
  const brother = await fixture.qualified([prayer]);
  await fill(await special.dutyOf(id, 3), brother.id);
  const { data: listed } = await test.call(assignments.listAssignments, { as: brother.token });
  expect(listed.appointments.filter(({ user_id }) => user_id === brother.id)).toMatchObject([
    {
      base_type: 'meeting',
      title: 'Prayer for the wine',
      base_date: `${memorialDay}T20:12`,
      location: 'Hall',
    },
  ]);
  const feed = await test.call(calendarFeed.renewCalendarFeed, { as: brother.token });
  const answer = await test.app.inject({ method: 'GET', url: new URL(feed.data.url).pathname });
  expect(answer.body.replaceAll('\r\n ', '')).toContain('SUMMARY:Special meeting: Prayer for the wine');
});
