/** Proposals of a speaker and a date between coordinators, answered in the app or by a link. */

import { events } from '@sheaf/contract/events/events';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  number += 1;
  fixture = await openProposalFixture(test, `Proposing ${number}`);
});

const told = async (congregation: number) =>
  (
    await test.database.owner.query(
      'select type, details from notifications where congregation_id = $1 order by id',
      [congregation],
    )
  ).rows.map(({ type }) => type as string);
const weekOf = (date: string) => (date === '2026-12-13' ? '2026-12-07' : '2026-12-14');
const booked = async (date: string) => (await fixture.host.week(weekOf(date))).talk;

it('PROP-C1 mails the other coordinator speaker, date, talks and a link, without contact data of the speaker', async () => {
  const { data } = await fixture.add({ word: 'He comes by train.' });
  expect(data).toMatchObject({
    sends: true,
    congregation: 'Wynyard',
    speaker_name: 'Owen Hollis',
    date: '2026-12-13',
    state: 'open',
    awaited: false,
    round: 1,
    word: 'He comes by train.',
    contact: { name: 'Paul Drummond', email: 'paul@example.org' },
  });
  expect((await fixture.add({ date: '2027-02-14' })).status).toBe(200);
  const kept = (
    await test.call(speakers.listDirectory, { as: fixture.sender.coordinator.token })
  ).data.filter(({ name }) => name === 'Wynyard');
  expect(kept).toHaveLength(1);
  const [, mail] = await fixture.sender.mails();
  expect(mail).toMatchObject({ recipient: 'paul@example.org', person_id: null });
  for (const phrase of ['Paul Drummond, Owen Hollis', '13 December', '12.', '45.', 'He comes by train.'])
    expect(mail!.body).toContain(phrase);
  expect(mail!.body).not.toContain('0499 000 777');
  const { data: shown, text } = await fixture.read(await fixture.token());
  expect(shown).toMatchObject({ host: 'Wynyard', speaker_name: 'Owen Hollis', awaited: true, number: null });
  expect(shown.outlines.map((one) => one.number)).toEqual([12, 45]);
  expect(text).not.toContain('0499 000 777');
  expect(text).not.toContain('paul@example.org');
});

it('PROP-C1 reports missing and invalid values at their fields, and sends nothing', async () => {
  const wrong = async (more: object) => Object.keys((await fixture.add(more)).problem.errors ?? {});
  expect(await wrong({ speaker_id: fixture.sender.coordinator.id })).toEqual(['speaker_id']);
  expect(await wrong({ speaker_id: fixture.host.coordinator.id })).toEqual(['speaker_id']);
  expect(await wrong({ host: { ...fixture.stranger, email: 'nobody' } })).toEqual(['host.email']);
  expect(await wrong({ host: undefined })).toEqual(['congregation_id']);
  expect(await wrong({ host: undefined, congregation_id: 2_000_000_000 })).toEqual(['congregation_id']);
  expect((await fixture.add({ date: '2026-11-23' })).problem.code).toBe('proposal-date-wrong');
  expect((await fixture.add({ date: '2029-01-01' })).problem.code).toBe('proposal-date-wrong');
  const unreached = { ...fixture.stranger, email: null };
  expect((await fixture.add({ host: unreached })).problem.code).toBe('contact-without-address');
  expect(
    (await fixture.add({ host: undefined, congregation_id: fixture.sender.congregation.id })).problem.code,
  ).toBe('own-congregation');
  expect(await fixture.sender.mails()).toEqual([]);
  expect(await fixture.list(fixture.sender)).toEqual([]);
});

it('PROP-R4 marks a link neither as seen nor as answered after five reads, and as seen once after the first touch', async () => {
  await fixture.add();
  const token = await fixture.token();
  for (let at = 0; at < 5; at += 1) await fixture.read(token);
  const seen = async () => (await fixture.list(fixture.sender))[0]!.sent.map(({ opened_at }) => opened_at);
  expect([await seen(), (await fixture.list(fixture.sender))[0]!.state]).toEqual([[null], 'open']);
  await fixture.touch(token);
  const first = await seen();
  expect(first).not.toEqual([null]);
  test.setNow(new Date('2026-11-24T10:00:00Z'));
  await fixture.touch(token);
  expect(await seen()).toEqual(first);
});

it('PROP-R1 PROP-R3 notifies the sender’s coordinator of a yes by link immediately, and refuses later answers by the link', async () => {
  await fixture.add();
  const token = await fixture.token();
  const { data } = await fixture.say(token, { act: 'accept', round: 1, number: 45 });
  expect(data).toMatchObject({ state: 'accepted', number: 45, awaited: false });
  expect(await told(fixture.sender.congregation.id)).toEqual(['proposal-accepted']);
  const mails = (await fixture.sender.mails()).length;
  expect((await fixture.say(token, { act: 'accept', round: 1, number: 45 })).status).toBe(200);
  for (const body of [
    { act: 'decline', round: 1 },
    { act: 'accept', round: 1, number: 12 },
    { act: 'counter', round: 1, date: '2026-12-20' },
  ] as const)
    expect((await fixture.say(token, body)).problem.code).toBe('proposal-ended');
  expect((await fixture.sender.mails()).length).toBe(mails);
  expect(await told(fixture.sender.congregation.id)).toHaveLength(1);
});

it('PROP-R2 exchanges other dates by new links until one side accepts', async () => {
  const { id } = (await fixture.add()).data;
  const first = await fixture.token();
  await fixture.say(first, { act: 'counter', round: 1, date: '2026-12-20', word: 'The 13th is taken.' });
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({
    awaited: true,
    round: 2,
    date: '2026-12-20',
    word: 'The 13th is taken.',
  });
  expect(await told(fixture.sender.congregation.id)).toEqual(['proposal-countered']);
  expect((await fixture.say(first, { act: 'accept', round: 2 })).problem.code).toBe('not-your-turn');
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 1 })).problem.code).toBe(
    'proposal-changed',
  );
  await fixture.answer(fixture.sender, id, { act: 'counter', round: 2, date: '2027-01-10' });
  const second = await fixture.token();
  expect(second).not.toBe(first);
  expect((await fixture.say(first, { act: 'accept', round: 1 })).problem.code).toBe('proposal-changed');
  expect((await fixture.say(second, { act: 'accept', round: 3 })).data).toMatchObject({
    state: 'accepted',
    date: '2027-01-10',
  });
});

it('PROP-R2 mails the acceptance of the other side’s date', async () => {
  const { id } = (await fixture.add()).data;
  await fixture.say(await fixture.token(), { act: 'counter', round: 1, date: '2026-12-20' });
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).data.state).toBe('accepted');
  const [mail] = await fixture.sender.mails();
  expect(mail).toMatchObject({ recipient: 'paul@example.org' });
  expect(mail!.subject).toMatch(/Owen Hollis of .* comes on .*20 December/);
});

it('PROP-R1 ends the link on a no and on a withdrawal, and notifies the other side', async () => {
  await fixture.add();
  const token = await fixture.token();
  await fixture.say(token, { act: 'decline', round: 1, word: 'Not this year.' });
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({
    state: 'declined',
    word: 'Not this year.',
  });
  expect((await fixture.read(token)).problem.code).toBe('proposal-link-ended');
  const { id } = (await fixture.add({ date: '2027-01-17' })).data;
  const other = await fixture.token();
  await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 1 });
  expect((await fixture.read(other)).problem.code).toBe('proposal-link-ended');
  expect((await fixture.say(other, { act: 'accept', round: 1 })).problem.code).toBe('proposal-link-ended');
  expect((await fixture.sender.mails())[0]!.subject).toContain('cannot come');
});

it('PROP-R4 ends a link with its day or after sixty days, stores only its hash, and returns the same error for an unknown link', async () => {
  await fixture.add({ date: '2027-06-06' });
  const token = await fixture.token();
  expect((await fixture.read('a'.repeat(43))).problem.code).toBe('proposal-link-ended');
  const { rows } = await test.database.owner.query('select l::text as row from proposal_links l');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  test.setNow(new Date('2027-01-22T10:00:00Z'));
  expect((await fixture.read(token)).status).toBe(200);
  test.setNow(new Date('2027-01-23T10:00:00Z'));
  for (const answer of [
    fixture.read(token),
    fixture.touch(token),
    fixture.say(token, { act: 'accept', round: 1 }),
  ])
    expect((await answer).problem.code).toBe('proposal-link-ended');
  test.setNow(new Date('2026-12-13T01:00:00Z'));
  await fixture.add({ date: '2026-12-14' });
  const short = await fixture.token();
  expect((await fixture.read(short)).status).toBe(200);
  test.setNow(new Date('2026-12-14T01:00:00Z'));
  expect((await fixture.read(short)).problem.code).toBe('proposal-link-ended');
});

it('PROP-R5 shows it to a congregation on the installation, and books its yes into its own schedule on its meeting day', async () => {
  const { id } = (await fixture.addToHost({ date: '2026-12-12' })).data;
  const [seen] = await fixture.list(fixture.host);
  expect(seen).toMatchObject({
    id,
    sends: false,
    awaited: true,
    contact: null,
    sent: [],
    speaker_name: 'Owen Hollis',
  });
  const { data } = await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 45 });
  expect(data).toMatchObject({ state: 'accepted', placed: true });
  expect(await booked('2026-12-13')).toMatchObject({
    speaker_name: 'Owen Hollis',
    number: 45,
    confirmed: 1,
    answer: null,
    user_id: null,
    speaker_congregation: (await fixture.list(fixture.host))[0]!.congregation,
  });
});

it('PROP-R5 refuses a yes for a booked weekend, and leaves the proposal open', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.host.book('2026-12-07');
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 1 })).problem.code).toBe(
    'talk-taken',
  );
  expect((await fixture.list(fixture.host))[0]).toMatchObject({
    state: 'open',
    awaited: true,
    placed: false,
  });
  await fixture.answer(fixture.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).data.state).toBe('accepted');
  expect(await booked('2026-12-20')).toBeNull();
  expect((await fixture.place(fixture.host, id)).data.placed).toBe(true);
  expect(await booked('2026-12-20')).toMatchObject({ speaker_name: 'Owen Hollis', number: 12 });
  expect((await fixture.place(fixture.host, id)).status).toBe(200);
});

it('PROP-R5 books a yes by link into no schedule of a congregation with Sheaf until its coordinator does so', async () => {
  const { id } = (await fixture.addToHost()).data;
  const token = await fixture.shared(id);
  await fixture.say(token, { act: 'accept', round: 1 });
  expect(await booked('2026-12-13')).toBeNull();
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ state: 'accepted', placed: false });
  const events_ = await fixture.host.congregation.addPerson({ permissions: ['settings.events.add'] });
  await test.call(events.addEvent, {
    as: events_.token,
    body: {
      type: 'convention',
      label: 'Convention',
      cancels_meeting: 'both',
      start_date: '2026-12-11T09:00',
      end_date: '2026-12-13T17:00',
    },
  });
  expect((await fixture.place(fixture.host, id)).problem.code).toBe('talk-meeting-cancelled');
});

it('PROP-R6 lets the first congregation with the link and an account take the proposal, and answer it there', async () => {
  const { id } = (await fixture.add()).data;
  const token = await fixture.token();
  expect((await fixture.take(fixture.sender, token)).problem.code).toBe('proposal-link-ended');
  expect((await fixture.take(fixture.host, token)).data).toMatchObject({ id, sends: false, awaited: true });
  const third = await openProposalFixture(test, `Third ${number}`);
  expect((await third.take(third.host, token)).problem.code).toBe('proposal-link-ended');
  expect(await third.list(third.host)).toEqual([]);
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 1 })).data.placed).toBe(true);
  expect(await booked('2026-12-13')).toMatchObject({ speaker_name: 'Owen Hollis' });
});

it('PROP-R7 notifies each coordinator once of the other side’s answer, in the hourly job of their side', async () => {
  const { id } = (await fixture.addToHost()).data;
  const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
  await hour();
  await hour();
  expect(await told(fixture.host.congregation.id)).toEqual(['proposal-received']);
  expect(await told(fixture.sender.congregation.id)).toEqual([]);
  await fixture.answer(fixture.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  await hour();
  await hour();
  expect(await told(fixture.sender.congregation.id)).toEqual(['proposal-countered']);
  await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 2 });
  await hour();
  expect(await told(fixture.host.congregation.id)).toEqual(['proposal-received', 'proposal-withdrawn']);
});
