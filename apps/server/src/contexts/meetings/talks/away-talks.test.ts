import { duties } from '@sheaf/contract/duties/duties';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AwayFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openAwayFixture(test, `Away ${number}`);
});

const as = () => fixture.coordinator.token;
const mine = async (person = fixture.samuel) =>
  (await test.call(duties.listMyDuties, { as: person.token })).data;
const unlisted = {
  cong: -1,
  cong_name: 'Wynyard',
  suburb: null,
  postcode: '7325',
  address: '4 Inglis Street',
  ptc: 'ptc@example.org',
  public_day: 0,
  public_start_time: '10:00',
};
const regionNow = async () =>
  (await test.database.owner.query('select id from regions order by id limit 1')).rows[0].id as number;

it('AWAY-C2 AWAY-O1 AWAY-D2 sets a talk to the host’s meeting day in the week of the date, and mails the speaker', async () => {
  const { data } = await fixture.save();
  expect(data).toMatchObject({
    congregation: 'Devonport',
    date: '2026-12-12',
    time: '17:00',
    notes: '12.',
    confirmed: 0,
    speaker: `Samuel ${data.speaker.split(' ')[1]}`,
    user_id: fixture.samuel.id,
    emails: [{}],
    clashes: [],
  });
  expect(await fixture.list()).toEqual([data]);
  const [mail] = await fixture.mails();
  expect(mail!.person_id).toBe(fixture.samuel.id);
  for (const words of ['Devonport', '12 December', '22 Steele Lane', '5:00 pm'])
    expect(mail!.body).toContain(words);
});

it('X-LEDGER-1 APPTS-R3 lists it among the speaker’s assignments, and reports it as a clash for a place at home that weekend', async () => {
  const { data } = await fixture.save({ confirmation: false });
  expect(await mine()).toMatchObject([
    {
      id: data.id,
      kind: 'away-talk',
      base_type: 'talk',
      date: '2026-12-12',
      starts_at: '17:00',
      title: '12.',
    },
  ]);
  expect((await mine())[0]!.location).toBe('Devonport, 22 Steele Lane, Devonport');
  const weekend = await fixture.meeting('public', '2026-12-07');
  const chairman = await fixture.row(weekend.id, 'talk.chairman');
  const ranked = await test.call(duties.rankCandidates, {
    as: fixture.planner.token,
    params: { id: chairman.id },
  });
  expect(ranked.data.candidates.find(({ user }) => user.id === fixture.samuel.id)?.has_part).toBe(true);
  const query = { meeting_id: String(weekend.id) };
  const ours = (await test.call(talks.listOwnSpeakers, { as: as(), query })).data;
  expect(ours.map(({ id, busy }) => [id, busy])).toEqual([[fixture.samuel.id, true]]);
  await test.call(talks.clearTalk, { as: as(), body: { id: data.id } });
  expect([await mine(), await fixture.list()]).toEqual([[], []]);
});

it('AWAY-O4 reports a part at home in that week and days away with the talk and the speaker, and books it nevertheless', async () => {
  await fixture.book('2026-12-07', { speaker_id: fixture.samuel.id, confirmation: false });
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-12-12', '2026-12-14')`,
    [fixture.congregation.id, fixture.samuel.id],
  );
  const { data } = await fixture.save();
  expect(data.clashes).toEqual([
    { code: 'away', kind: null, from: '2026-12-12', to: '2026-12-14' },
    { code: 'same-week', kind: 'part', from: '2026-12-13', to: '2026-12-13' },
  ]);
  const query = { date: '2026-12-12' };
  const told = (await test.call(talks.listAwaySpeakers, { as: as(), query })).data;
  expect(told).toMatchObject([{ id: fixture.samuel.id, coming: 1, outlines: [12, 30] }]);
  expect(told[0]!.clashes.map(({ code, kind }) => [code, kind])).toEqual([
    ['away', null],
    ['same-time', 'away-talk'],
    ['same-week', 'part'],
  ]);
});

it('AWAY-R3 AWAY-R4 AWAY-R13 adds an unlisted congregation with the talk, and reports missing values by field', async () => {
  const wrong = async (body: object) => Object.keys((await fixture.save(body)).problem.errors ?? {}).sort();
  const empty = { cong_name: null, region: null, postcode: null, address: null, ptc: null };
  expect(await wrong({ ...unlisted, ...empty })).toEqual([
    'address',
    'cong_name',
    'postcode',
    'ptc',
    'region',
  ]);
  const region = (await regionNow())!;
  expect(await wrong({ ...unlisted, region, ptc: 'nobody@' })).toEqual(['ptc']);
  expect(await wrong({ ...unlisted, region: 999_999 })).toEqual(['region']);
  const { data } = await fixture.save({ ...unlisted, region });
  expect(data).toMatchObject({ congregation: 'Wynyard', date: '2026-12-13', time: '10:00' });
  const profile = await test.call(speakers.readProfile, { as: as(), params: { id: data.congregation_id! } });
  expect(profile.data).toMatchObject({
    name: 'Wynyard',
    postcode: '7325',
    ptc: { email: 'ptc@example.org' },
  });
  // Added once, with nothing from the refused attempts.
  const { rows } = await test.database.owner.query(
    `select name from directory_congregations where congregation_id = $1 and name in ('Wynyard', '')`,
    [fixture.congregation.id],
  );
  expect(rows).toEqual([{ name: 'Wynyard' }]);
});

it('AWAY-R12 WKND-R10 requires part 15, another congregation as host, and a coordinator', async () => {
  const wrong = async (body: object) => Object.keys((await fixture.save(body)).problem.errors ?? {});
  const local = await fixture.speaker('Paul');
  expect(await wrong({ speaker: local.id })).toEqual(['speaker']);
  const elsewhere = await openAwayFixture(test, `Elsewhere ${number}`);
  expect(await wrong({ speaker: elsewhere.samuel.id })).toEqual(['speaker']);
  expect(await wrong({ cong: elsewhere.host })).toEqual(['cong']);
  expect(await wrong({ cong: fixture.congregation.id })).toEqual(['cong']);
  await test.database.owner.query('update people set email = null where id = $1', [fixture.coordinator.id]);
  expect((await fixture.save()).problem.code).toBe('no-talk-coordinator');
});

it('WKND-O2 AWAY-R14 refuses to ask a speaker without address or for a past date, and records both without asking', async () => {
  await test.database.owner.query('update people set email = null where id = $1', [fixture.samuel.id]);
  expect((await fixture.save()).problem.code).toBe('speaker-without-address');
  expect((await fixture.save({ confirmation: false })).data.confirmed).toBe(1);
  const past = { date: '2026-10-11' };
  expect((await fixture.save(past)).problem.code).toBe('away-date-past');
  expect((await fixture.save({ ...past, confirmation: false })).status).toBe(200);
  expect((await fixture.list()).map(({ date }) => date)).toEqual(['2026-12-12']);
  expect((await fixture.list({ from: '2026-01-01' })).map(({ date }) => date)).toEqual([
    '2026-10-10',
    '2026-12-12',
  ]);
});

it('AWAY-R11 refuses a second speaker at a host and a second place for a speaker, also for ten simultaneous requests', async () => {
  const others = await Promise.all(['Paul', 'Silas', 'Amos', 'Otto'].map((name) => fixture.goer(name)));
  const answers = await Promise.all(
    [...others, fixture.samuel].flatMap(({ id }) => [
      fixture.save({ speaker: id }),
      fixture.save({ speaker: id }),
    ]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await fixture.list()).toHaveLength(1);
  expect(await fixture.mails()).toHaveLength(1);
  const { user_id } = (await fixture.list())[0]!;
  const second = await test.call(speakers.addCongregation, {
    as: as(),
    body: { name: 'Smithton', public_day: 6 },
  });
  const twice = await fixture.save({ speaker: user_id, cong: second.data.id });
  expect(twice.problem.code).toBe('away-speaker-taken');
});

it('AWAY-R8 AWAY-R9 sends a new request for another date and ends the former link, and only notifies of another talk', async () => {
  const { data } = await fixture.save();
  const former = await fixture.token();
  const read = () => test.call(talks.readRequest, { body: { token: former } });
  await test.call(talks.answerRequest, { body: { token: former, answer: 'accepted', word: null } });
  const told = await fixture.save({ id: data.id, talk: 30 });
  expect(told.data).toMatchObject({ id: data.id, number: 30, confirmed: 1, answer: 'accepted' });
  expect((await fixture.mails())[0]!.body).toContain('30.');
  const moved = await fixture.save({ id: data.id, talk: 30, date: '2026-12-20' });
  expect(moved.data).toMatchObject({
    id: data.id,
    date: '2026-12-19',
    confirmed: 0,
    answer: null,
    emails: [{}],
  });
  expect((await read()).problem.code).toBe('talk-request-ended');
  expect((await mine()).map(({ date }) => date)).toEqual(['2026-12-19']);
  expect((await fixture.save({ id: data.id, version: data.version })).problem.code).toBe('stale');
});

it('WKND-O5 frees a speaker who declines, notifies the coordinator, and accepts another speaker', async () => {
  const { data } = await fixture.save();
  const token = await fixture.token();
  const page = (await test.call(talks.readRequest, { body: { token } })).data;
  expect(page).toMatchObject({ congregation: 'Devonport', date: '2026-12-12', from: '17:00', number: 12 });
  expect(page.asked_by).toBe(`Away ${number}`);
  await test.call(talks.noteSeen, { body: { token } });
  await test.call(talks.answerRequest, { body: { token, answer: 'declined', word: 'In Hobart' } });
  expect((await fixture.list())[0]).toMatchObject({
    confirmed: 2,
    answer_word: 'In Hobart',
    emails: [{ logs: {} }],
  });
  expect((await fixture.list())[0]!.emails[0]!.logs.opened_at).not.toBeNull();
  expect(await mine()).toEqual([]);
  expect((await fixture.mails())[0]!.subject).toContain('cannot come');
  const paul = await fixture.goer('Paul');
  expect((await fixture.save({ id: data.id, speaker: paul.id })).data).toMatchObject({
    confirmed: 0,
    user_id: paul.id,
  });
  expect(await mine(paul)).toHaveLength(1);
});

it('AWAY-C3 WKND-C5 WKND-C6 reminds, confirms and clears talks elsewhere, and answers 404 for other congregations', async () => {
  const { data } = await fixture.save();
  const body = { id: data.id };
  const elsewhere = await openAwayFixture(test, `Others ${number}`);
  const theirs = elsewhere.coordinator.token;
  for (const operation of [talks.clearTalk, talks.confirmTalk, talks.remindSpeaker, talks.shareRequest])
    expect((await test.call(operation, { as: theirs, body })).status).toBe(404);
  const change = {
    id: data.id,
    cong: elsewhere.host,
    date: '2026-12-13',
    speaker: elsewhere.samuel.id,
    talk: 3,
  };
  expect((await test.call(talks.saveAwayTalk, { as: theirs, body: change })).status).toBe(404);
  expect((await test.call(talks.remindSpeaker, { as: as(), body })).problem.code).toBe('talk-asked-today');
  await test.call(talks.confirmTalk, { as: as(), body });
  expect((await fixture.list())[0]).toMatchObject({ confirmed: 1, answer: null });
  await test.call(talks.clearTalk, { as: as(), body });
  expect(await fixture.list()).toEqual([]);
});

it('AWAY-R12 removes future talks of a leaving person, and retains past ones', async () => {
  await fixture.save({ confirmation: false });
  await fixture.save({ confirmation: false, date: '2026-11-22' });
  const admin = await fixture.congregation.addPerson({ roles: [1] });
  await test.call(people.deletePerson, { as: admin.token, params: { id: fixture.samuel.id } });
  expect((await fixture.list()).map(({ date }) => date)).toEqual(['2026-11-21']);
});

it('SPKR-R5 refuses to delete a congregation with a planned talk', async () => {
  await fixture.save({ confirmation: false });
  const check = await test.call(speakers.checkCongregation, { as: as(), params: { id: fixture.host } });
  expect(check.data.uses).toEqual([{ date: '2026-12-12', kind: 'away-talk', name: 'Devonport' }]);
});
