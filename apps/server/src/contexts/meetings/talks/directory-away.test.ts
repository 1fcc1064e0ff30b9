/** Days away of manual directory speakers (SPKR-R13). */
import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let host: number;
let amos: number;
let number = 0;

const week = '2026-12-07';
const away = [{ start_date: '2026-12-12', end_date: '2026-12-14' }];
const as = () => fixture.coordinator.token;
const form = { full_name: 'Amos Hale', email: 'amos@example.org', appointment: 'elder' as const };
const edit = (more: object) =>
  test.call(speakers.editSpeaker, {
    as: as(),
    params: { congregation_id: host, speaker: amos },
    body: { ...form, ...more },
  });
const book = (more: object = {}, monday = week) =>
  fixture.book(monday, { speaker_id: amos, congregation_id: host, ...more });

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Away ${number}`);
  host = (await test.call(speakers.addCongregation, { as: as(), body: { name: 'Penguin' } })).data.id;
  const params = { congregation_id: host };
  const body = { ...form, outlines: [12], away_dates: away };
  const added = await test.call(speakers.addSpeaker, { as: as(), params, body });
  expect([added.status, added.data.away_dates]).toEqual([200, away]);
  amos = added.data.id;
});

it('SPKR-R13 stores days away with the speaker, leaves them unchanged if omitted, and shows them until they are over', async () => {
  expect((await edit({ full_name: 'Amos Hill' })).data.away_dates).toEqual(away);
  const later = { start_date: '2027-03-01', end_date: '2027-03-08' };
  const past = { start_date: '2026-01-01', end_date: '2026-01-05' };
  expect((await edit({ away_dates: [later, past, ...away] })).data.away_dates).toEqual([...away, later]);
  const { data } = await test.call(speakers.readProfile, { as: as(), params: { id: host } });
  expect(data.speakers[0]!.away_dates).toEqual([...away, later]);
  const found = await test.call(speakers.searchSpeakers, {
    as: as(),
    body: { query: 'Amos', range: 'country' },
  });
  expect(found.data[0]!.away_dates).toEqual([...away, later]);
  const wrong = await edit({ away_dates: [{ start_date: '2026-12-05', end_date: '2026-12-01' }] });
  expect([wrong.status, wrong.problem.errors]).toEqual([
    422,
    { away_dates: ['The last day is before the first.'] },
  ]);
});

it('SPKR-R13 WKND-C1 refuses a booking on a day away with a message, and books it with explicit consent', async () => {
  const refused = await book();
  expect([refused.status, refused.problem.code]).toEqual([409, 'speaker-away']);
  expect((await fixture.week(week)).talk).toBeNull();
  expect((await book({}, '2026-12-14')).status).toBe(200);
  expect((await book({ even_away: true })).status).toBe(200);
  expect((await fixture.week(week)).talk).toMatchObject({ speaker_id: amos });
});

it('SPKR-R13 WKND-C3 moves a talk to a day away only with explicit consent', async () => {
  const booked = (await book({}, '2026-12-14')).data;
  const { id } = await fixture.week(week);
  const move = (more: object = {}) =>
    test.call(talks.moveTalk, { as: as(), body: { assignment_id: booked.id, id, ...more } });
  expect((await move()).problem.code).toBe('speaker-away');
  expect((await fixture.week('2026-12-14')).talk).toMatchObject({ id: booked.id });
  expect((await move({ even_away: true })).data.meeting_id).toBe(id);
});

it('SPKR-R13 PROP-C2 refuses an invitation by name for a day away, and not one without a name', async () => {
  const invite = (more: object = {}) =>
    test.call(proposals.inviteSpeaker, {
      as: as(),
      body: { congregation_id: host, date: '2026-12-13', mail: false, ...more },
    });
  expect((await invite({ speaker_id: amos })).problem.code).toBe('speaker-away');
  const { status, data } = await invite({ speaker_id: amos, even_away: true });
  expect(status).toBe(200);
  await test.call(proposals.answerProposal, {
    as: as(),
    params: { id: data.id },
    body: { act: 'withdraw', round: 1, word: null },
  });
  expect((await invite()).status).toBe(200);
});

it('SPKR-R13 PROP-C1 offers an own speaker who is away on the host’s day only with explicit consent', async () => {
  const ours = await fixture.congregation.addPerson({ firstName: 'Owen', gender: 1, appointment: 'elder' });
  const { owner } = test.database;
  await owner.query(`update people set qualified_parts = '{15}' where id = $1`, [ours.id]);
  await owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-12-13', '2026-12-13')`,
    [fixture.congregation.id, ours.id],
  );
  const offer = (more: object = {}) =>
    test.call(proposals.addProposal, {
      as: as(),
      body: {
        speaker_id: ours.id,
        congregation_id: host,
        date: '2026-12-10',
        numbers: [12],
        mail: false,
        ...more,
      },
    });
  expect((await offer()).problem.code).toBe('speaker-away');
  expect((await offer({ even_away: true })).status).toBe(200);
});
