import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AwayDesk, openAwayDesk } from '#contexts/meetings/talks/testing/away-desk';
import { visitor } from '#contexts/meetings/talks/testing/talk-desk';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let desk: AwayDesk;
let host: AwayDesk;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  host = await openAwayDesk(test, `Host ${number}`);
  desk = await openAwayDesk(test, `Guest ${number}`);
});

const ask = (from: AwayDesk, to: AwayDesk) =>
  test.call(speakers.askPartner, {
    as: from.coordinator.token,
    body: { congregation_id: to.congregation.id },
  });
const meeting = async (congregation = host.congregation.id, date = '2026-12-10') =>
  (await test.call(talks.readHostMeeting, { as: desk.coordinator.token, body: { congregation, date } })).data;

/** Everything that a congregation has of its schedule. */
const scheduleOf = async ({ congregation }: AwayDesk) =>
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

it('AWAY-O3 a host on the installation is never written to', async () => {
  await ask(desk, host);
  await ask(host, desk);
  const before = await scheduleOf(host);
  const { data } = await desk.save({ cong: host.congregation.id });
  expect(data).toMatchObject({ congregation: `Host ${number}`, date: '2026-12-13' });
  await test.call(talks.clearTalk, { as: desk.coordinator.token, body: { id: data.id } });
  expect(await scheduleOf(host)).toEqual(before);
});

it('AWAY-C4 AWAY-O1 the meeting of a host is told with its day in that week, its hour and its place', async () => {
  expect(await meeting(desk.host)).toMatchObject({
    ...{ id: null, type: 'public', local_date: '2026-12-12', time: '17:00', year: 2026, month: 12 },
    ...{ location: '22 Steele Lane, Devonport', start_date: '2026-12-12T06:00:00.000Z', taken: 'unknown' },
  });
  await desk.save({ confirmation: false });
  expect((await meeting(desk.host)).taken).toBe('ours');
  const body = { congregation: 999_999, date: '2026-12-10' };
  const token = desk.coordinator.token;
  expect((await test.call(talks.readHostMeeting, { as: token, body })).status).toBe(404);
});

it('AWAY-R11 that a host has a speaker is told to its partners and to nobody else, and who it is to none', async () => {
  await host.book('2026-12-07', {
    speaker: { ...visitor, name: 'Hidden Man', congregation: 'Hidden Place' },
  });
  expect((await meeting()).taken).toBe('unknown');
  expect((await desk.save({ cong: host.congregation.id, confirmation: false })).status).toBe(200);
  const [saved] = await desk.list();
  await test.call(talks.clearTalk, { as: desk.coordinator.token, body: { id: saved!.id } });
  await ask(desk, host);
  expect((await meeting()).taken).toBe('unknown');
  await ask(host, desk);
  const told = await meeting();
  expect(told.taken).toBe('theirs');
  expect(JSON.stringify(told)).not.toContain('Hidden');
  expect((await desk.save({ cong: host.congregation.id })).problem.code).toBe('away-host-taken');
  expect((await meeting(host.congregation.id, '2026-12-15')).taken).toBe('unknown');
});

it('AWAY-R11 a speaker of its own, one who declined and one whom it expects from here are no obstacle', async () => {
  await ask(desk, host);
  await ask(host, desk);
  const own = await host.speaker('Otto');
  await host.book('2026-12-07', { speaker_id: own.id, confirmation: false });
  expect((await meeting()).taken).toBe('unknown');
  await host.book('2026-12-14', { speaker_id: desk.samuel.id, congregation_id: desk.congregation.id });
  expect((await meeting(host.congregation.id, '2026-12-15')).taken).toBe('unknown');
  const { data } = await host.book('2026-12-21');
  expect((await meeting(host.congregation.id, '2026-12-22')).taken).toBe('theirs');
  await test.call(talks.answerRequest, {
    body: { token: await host.token(), answer: 'declined', word: null },
  });
  expect(data.confirmed).toBe(0);
  expect((await meeting(host.congregation.id, '2026-12-22')).taken).toBe('unknown');
});

it('AWAY-D2 a host of whom only the name is known, after a move to another installation, is shown by it', async () => {
  const { data } = await desk.save({ confirmation: false });
  await test.database.owner.query('update away_talks set host_id = null where congregation_id = $1', [
    desk.congregation.id,
  ]);
  expect(await desk.list()).toMatchObject([
    { id: data.id, congregation_id: null, congregation: 'Devonport', address: null },
  ]);
  expect((await desk.save({ id: data.id, confirmation: false })).data.congregation_id).toBe(desk.host);
});
