/**
 * Talks of a language group are requested, offered and booked like those of the congregation (X-LANG-GROUP).
 */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;
let admin: SeededPerson;
let group: number;
let number = 0;

const greek = {
  label: 'Greek',
  lang: 'en',
  clam_day: 2,
  clam_start_time: '19:30',
  public_day: 6,
  public_start_time: '16:00',
};

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openProposalFixture(test, `Groups ${number}`);
  admin = await fixture.host.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const { data } = await test.call(meetings.addLanguageGroup, { as: admin.token, body: greek });
  group = data.id;
  await runQueuedFollowing(test);
});

const week = async (language_group_id: number | undefined, monday = '2026-12-07') =>
  (
    await test.call(talks.listTalks, {
      as: fixture.host.coordinator.token,
      query: { ...(language_group_id && { language_group_id }) } as never,
    })
  ).data.find((one) => one.week === monday)!;
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data;
const named = () => `Groups ${number} host · Greek`;
/** Moves the weekend meetings of the language group to the day of the congregation. */
async function meetOnSundays(): Promise<void> {
  const body = { ...greek, public_day: 0 };
  const saved = await test.call(meetings.editLanguageGroup, { as: admin.token, params: { id: group }, body });
  expect(saved.status).toBe(200);
  await runQueuedFollowing(test);
}
const ofGroup = () => ({ language_group_id: group });

it('X-LANG-GROUP PROP-C2 PROP-R13 states day, time and name of the language group in an invitation', async () => {
  const { data, status } = await fixture.invite(ofGroup());
  expect([status, data.date, data.language_group_id]).toEqual([200, '2026-12-12', group]);
  const [mail] = await fixture.host.mails();
  expect(mail!.body).toContain('12 December');
  expect(mail!.body).toMatch(/16:00|4:00/);
  expect(mail!.body).toContain('Greek');
  const { data: asked } = await fixture.read(await fixture.token(fixture.host));
  expect(asked.host).toBe(named());
  expect(asked.place).toMatch(/16:00|4:00/);
});

it('X-LANG-GROUP PROP-R5 books a yes by link into the weekend of the group, and leaves that of the congregation open', async () => {
  await fixture.invite(ofGroup());
  const token = await fixture.token(fixture.host);
  await fixture.say(token, { act: 'accept', round: 1, speaker_name: 'Peter Lang', number: 77 });
  expect((await week(group)).talk).toMatchObject({ speaker_name: 'Peter Lang', confirmed: 1 });
  expect((await week(undefined)).talk).toBeNull();
});

it('X-LANG-GROUP PROP-R5 books the talk for the sending congregation with name, day and time of the group', async () => {
  const { id } = (await fixture.inviteSender(ofGroup())).data;
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({
    congregation: named(),
    language_group_id: null,
  });
  const accepted = { act: 'accept' as const, round: 1, speaker_id: fixture.speaker.id, number: 12 };
  expect((await fixture.answer(fixture.sender, id, accepted)).status).toBe(200);
  expect(await away()).toMatchObject([
    { congregation: named(), date: '2026-12-12', time: '16:00', number: 12 },
  ]);
});

it('X-LANG-GROUP AWAY-C2 retains day and time of the group when an agreed talk changes its number or week', async () => {
  const { id } = (await fixture.inviteSender(ofGroup())).data;
  const accepted = { act: 'accept' as const, round: 1, speaker_id: fixture.speaker.id, number: 12 };
  await fixture.answer(fixture.sender, id, accepted);
  const [agreed] = await away();
  const save = (date: string) =>
    test.call(talks.saveAwayTalk, {
      as: fixture.sender.coordinator.token,
      body: {
        id: agreed!.id,
        cong: fixture.host.congregation.id,
        date,
        speaker: fixture.speaker.id,
        talk: 45,
        confirmation: false,
      } as never,
    });
  const same = { congregation: named(), date: '2026-12-12', time: '16:00', number: 45 };
  expect((await save('2026-12-13')).data).toMatchObject(same);
  expect((await save('2026-12-20')).data).toMatchObject({ ...same, date: '2026-12-19' });
});

it('X-LANG-GROUP AWAY-R11 permits two of our speakers at two meetings of one host on one day, and refuses a second one at the same meeting', async () => {
  await meetOnSundays();
  const { id } = (await fixture.inviteSender(ofGroup())).data;
  const accepted = { act: 'accept' as const, round: 1, speaker_id: fixture.speaker.id, number: 12 };
  expect((await fixture.answer(fixture.sender, id, accepted)).status).toBe(200);
  const speakers = await Promise.all(['Victor', 'Amos'].map((name) => fixture.sender.qualified([15], name)));
  const save = (speaker: number, row?: number) =>
    test.call(talks.saveAwayTalk, {
      as: fixture.sender.coordinator.token,
      body: {
        ...{ ...(row && { id: row }), cong: fixture.host.congregation.id, date: '2026-12-13' },
        ...{ speaker, talk: 45, confirmation: false },
      } as never,
    });
  expect((await save(fixture.speaker.id)).problem.code).toBe('away-speaker-taken');
  expect((await save(speakers[0]!.id)).status).toBe(200);
  expect((await save(speakers[1]!.id)).problem.code).toBe('away-host-taken');
  expect((await away()).map(({ congregation, time }) => [congregation, time])).toEqual([
    [`Groups ${number} host`, '10:00'],
    [named(), '16:00'],
  ]);
});

it('X-LANG-GROUP AWAY-R11 PROP-R5 books an agreed talk for a group in addition to a talk for the congregation on the same day', async () => {
  await meetOnSundays();
  const victor = await fixture.sender.qualified([15], 'Victor');
  await test.call(talks.saveAwayTalk, {
    as: fixture.sender.coordinator.token,
    body: {
      ...{ cong: fixture.host.congregation.id, date: '2026-12-13', speaker: victor.id, talk: 45 },
      confirmation: false,
    } as never,
  });
  const { id } = (await fixture.inviteSender(ofGroup())).data;
  const accepted = { act: 'accept' as const, round: 1, speaker_id: fixture.speaker.id, number: 12 };
  expect((await fixture.answer(fixture.sender, id, accepted)).status).toBe(200);
  expect(await away()).toHaveLength(2);
});

it('X-LANG-GROUP PROP-R11 invites for the weekend of the group independently of that of the congregation', async () => {
  expect((await fixture.invite(ofGroup())).status).toBe(200);
  expect((await fixture.invite()).status).toBe(200);
  expect((await fixture.invite(ofGroup())).problem.code).toBe('proposal-week-asked');
});

it('X-LANG-GROUP PROP-C2 PROP-R12 refuses an invitation for a booked weekend of the group, and a late yes', async () => {
  const { id } = (await fixture.inviteSender(ofGroup())).data;
  const meeting_id = (await week(group)).id;
  const body = { meeting_id, public_talk_id: 12, speaker: visitor };
  expect((await test.call(talks.bookTalk, { as: fixture.host.coordinator.token, body })).status).toBe(200);
  expect((await fixture.invite(ofGroup())).problem.code).toBe('talk-taken');
  expect((await fixture.invite()).status).toBe(200);
  const accepted = { act: 'accept' as const, round: 1, speaker_id: fixture.speaker.id, number: 12 };
  expect((await fixture.answer(fixture.sender, id, accepted)).problem.code).toBe('proposal-weekend-closed');
});

it('X-LANG-GROUP PROP-R5 accepts an offered speaker for the group, and books the sender on its day', async () => {
  const { id } = (await fixture.addToHost()).data;
  const accepted = { act: 'accept' as const, round: 1, number: 45, ...ofGroup() };
  const { status, data } = await fixture.answer(fixture.host, id, accepted);
  expect([status, data.language_group_id, data.placed]).toEqual([200, group, true]);
  expect((await week(group)).talk).toMatchObject({ number: 45 });
  expect((await week(undefined)).talk).toBeNull();
  await runNight(test.platform, test.database.owner, [proposalsHourly]);
  expect(await away()).toMatchObject([{ congregation: named(), date: '2026-12-12', time: '16:00' }]);
});

it('X-LANG-GROUP PROP-R2 requests another date in the name of the group, and retains it', async () => {
  const { id } = (await fixture.addToHost()).data;
  const other = { act: 'counter' as const, round: 1, date: '2026-12-20', ...ofGroup() };
  expect((await fixture.answer(fixture.host, id, other)).data.language_group_id).toBe(group);
  expect((await fixture.list(fixture.sender))[0]!.congregation).toBe(named());
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).status).toBe(200);
  await runNight(test.platform, test.database.owner, [proposalsHourly]);
  expect((await fixture.place(fixture.host, id)).status).toBe(200);
  expect((await week(group, '2026-12-14')).talk).toMatchObject({ speaker_name: expect.any(String) });
});

it('X-LANG-GROUP PROP-R5 books an acceptance by link into the weekend of a group', async () => {
  const { id } = (await fixture.add()).data;
  const token = await fixture.token();
  await fixture.say(token, { act: 'accept', round: 1, number: 45 });
  await fixture.take(fixture.host, token);
  const { status, data } = await fixture.place(fixture.host, id, ofGroup());
  expect([status, data.placed]).toEqual([200, true]);
  expect((await week(group)).talk).toMatchObject({ number: 45 });
});

it('X-LANG-GROUP PROP-C2 rejects an unknown group, one of another congregation, and one for a talk elsewhere, at its field', async () => {
  const wrong = { errors: { language_group_id: ['This language group is gone. Choose another one.'] } };
  expect((await fixture.invite({ language_group_id: group + 99_999 })).problem).toMatchObject(wrong);
  const { id } = (await fixture.addToHost()).data;
  const foreign = await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 1, ...ofGroup() });
  expect(foreign.problem).toMatchObject(wrong);
});

it('X-LANG-GROUP deletes no group with a booked visitor or an open invitation, and no booked meeting of a deactivated group', async () => {
  await fixture.invite(ofGroup());
  const remove = () => test.call(meetings.deleteLanguageGroup, { as: admin.token, params: { id: group } });
  expect((await remove()).problem.code).toBe('language-group-in-use');
  const [open] = await fixture.list(fixture.host);
  await fixture.answer(fixture.host, open!.id, { act: 'withdraw', round: 1 });
  const booked = await week(group);
  const body = { meeting_id: booked.id, public_talk_id: 12, speaker: visitor };
  await test.call(talks.bookTalk, { as: fixture.host.coordinator.token, body });
  expect((await remove()).problem.code).toBe('language-group-in-use');
  const ended = { ...greek, active: false };
  await test.call(meetings.editLanguageGroup, { as: admin.token, params: { id: group }, body: ended });
  await runQueuedFollowing(test);
  expect((await week(group)).talk).toMatchObject({ speaker_name: visitor.name });
});
