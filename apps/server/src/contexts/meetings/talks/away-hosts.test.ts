import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AwayFixture;
let host: AwayFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  host = await openAwayFixture(test, `Host ${number}`);
  fixture = await openAwayFixture(test, `Guest ${number}`);
});

const ask = (from: AwayFixture, to: AwayFixture) =>
  test.call(speakers.askPartner, {
    as: from.coordinator.token,
    body: { congregation_id: to.congregation.id },
  });
const meeting = async (congregation = host.congregation.id, date = '2026-12-10') =>
  (await test.call(talks.readHostMeeting, { as: fixture.coordinator.token, body: { congregation, date } }))
    .data;

/** All rows of the congregation's schedule. */
const scheduleOf = async ({ congregation }: AwayFixture) =>
  Promise.all(
    [
      'talks',
      'duties',
      'meetings',
      'meeting_parts',
      'away_talks',
      'talk_requests',
      'notifications',
      'outgoing_messages',
    ].map(
      async (table) =>
        (
          await test.database.owner.query(
            `select t::text from ${table} t where congregation_id = $1 order by 1`,
            [congregation.id],
          )
        ).rows,
    ),
  );

it('AWAY-O3 writes nothing to the schedule of a host on the installation', async () => {
  await ask(fixture, host);
  await ask(host, fixture);
  const before = await scheduleOf(host);
  const { data } = await fixture.save({ cong: host.congregation.id });
  expect(data).toMatchObject({ congregation: `Host ${number}`, date: '2026-12-13' });
  await test.call(talks.clearTalk, { as: fixture.coordinator.token, body: { id: data.id } });
  expect(await scheduleOf(host)).toEqual(before);
});

it('AWAY-C4 AWAY-O1 returns the meeting of a host with its day in that week, time and place', async () => {
  expect(await meeting(fixture.host)).toMatchObject({
    id: null,
    type: 'public',
    local_date: '2026-12-12',
    time: '17:00',
    year: 2026,
    month: 12,
    location: '22 Steele Lane, Devonport',
    start_date: '2026-12-12T06:00:00.000Z',
    taken: 'unknown',
  });
  await fixture.save({ confirmation: false });
  expect((await meeting(fixture.host)).taken).toBe('ours');
  const body = { congregation: 999_999, date: '2026-12-10' };
  const token = fixture.coordinator.token;
  expect((await test.call(talks.readHostMeeting, { as: token, body })).status).toBe(404);
});

it('AWAY-R11 shows only to partners that a host has a speaker, and to nobody who it is', async () => {
  await host.book('2026-12-07', {
    speaker: { ...visitor, name: 'Hidden Man', congregation: 'Hidden Place' },
  });
  expect((await meeting()).taken).toBe('unknown');
  expect((await fixture.save({ cong: host.congregation.id, confirmation: false })).status).toBe(200);
  const [saved] = await fixture.list();
  await test.call(talks.clearTalk, { as: fixture.coordinator.token, body: { id: saved!.id } });
  await ask(fixture, host);
  expect((await meeting()).taken).toBe('unknown');
  await ask(host, fixture);
  const told = await meeting();
  expect(told.taken).toBe('theirs');
  expect(JSON.stringify(told)).not.toContain('Hidden');
  expect((await fixture.save({ cong: host.congregation.id })).problem.code).toBe('away-host-taken');
  expect((await meeting(host.congregation.id, '2026-12-15')).taken).toBe('unknown');
});

it('AWAY-R11 ignores the host’s own speaker, a declined one, and one expected from this congregation', async () => {
  await ask(fixture, host);
  await ask(host, fixture);
  const own = await host.speaker('Otto');
  await host.book('2026-12-07', { speaker_id: own.id, confirmation: false });
  expect((await meeting()).taken).toBe('unknown');
  await host.book('2026-12-14', { speaker_id: fixture.samuel.id, congregation_id: fixture.congregation.id });
  expect((await meeting(host.congregation.id, '2026-12-15')).taken).toBe('unknown');
  const { data } = await host.book('2026-12-21');
  expect((await meeting(host.congregation.id, '2026-12-22')).taken).toBe('theirs');
  await test.call(talks.answerRequest, {
    body: { token: await host.token(), answer: 'declined', word: null },
  });
  expect(data.confirmed).toBe(0);
  expect((await meeting(host.congregation.id, '2026-12-22')).taken).toBe('unknown');
});

it('AWAY-D2 shows the name of a host whose directory entry is missing after a move to another installation', async () => {
  const { data } = await fixture.save({ confirmation: false });
  await test.database.owner.query('update away_talks set host_id = null where congregation_id = $1', [
    fixture.congregation.id,
  ]);
  expect(await fixture.list()).toMatchObject([
    { id: data.id, congregation_id: null, congregation: 'Devonport', address: null },
  ]);
  expect((await fixture.save({ id: data.id, confirmation: false })).data.congregation_id).toBe(fixture.host);
});
