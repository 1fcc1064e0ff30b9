/** Invitations of speakers from another congregation, answered in the app or by a link. */
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
  fixture = await openProposalFixture(test, `Inviting ${number}`);
});

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const told = async (congregation: number) =>
  (
    await test.database.owner.query('select type from notifications where congregation_id = $1 order by id', [
      congregation,
    ])
  ).rows.map(({ type }) => type as string);
const secret = { email: 'owen.secret@example.org', phone: '0499 000 888' };

/** Adds a speaker by hand to the directory of the inviting congregation, with contact data. */
async function keptSpeaker() {
  const as = fixture.host.coordinator.token;
  const { data: kept } = await test.call(speakers.addCongregation, { as, body: { name: 'Wynyard' } });
  const params = { congregation_id: kept.id };
  const body = { full_name: 'Peter Lang', appointment: 'elder', ...secret } as const;
  const { data } = await test.call(speakers.addSpeaker, { as, params, body });
  return { congregation_id: kept.id, speaker_id: data.id };
}

it('PROP-C2 mails the other coordinator for any speaker, who names speaker and talk by link', async () => {
  const { data } = await fixture.invite({ word: 'We would be glad.' });
  expect(data).toMatchObject({
    direction: 'invite',
    sends: false,
    asked_by_us: true,
    congregation: 'Wynyard',
    speaker_name: null,
    outlines: [],
    state: 'open',
    awaited: false,
    round: 1,
    date: '2026-12-13',
    word: 'We would be glad.',
    contact: { name: 'Paul Drummond', email: 'paul@example.org' },
  });
  const [mail] = await fixture.host.mails();
  expect(mail).toMatchObject({ recipient: 'paul@example.org', person_id: null });
  for (const words of ['Paul Drummond, the', 'one of your speakers', '13 December', 'Any talk', 'be glad.'])
    expect(mail!.body).toContain(words);
  const token = await fixture.token(fixture.host);
  const { data: shown } = await fixture.read(token);
  expect(shown).toMatchObject({
    direction: 'invite',
    congregation: 'Wynyard',
    host: data && shown.host,
    speaker_name: null,
    awaited: true,
  });
  expect(mail!.body).toContain(shown.host);
  const said = await fixture.say(token, { act: 'accept', round: 1, speaker_name: 'Ben Ashby', number: 77 });
  expect(said.data).toMatchObject({ state: 'accepted', speaker_name: 'Ben Ashby', number: 77 });
  expect(said.data.outlines.map((one) => one.number)).toEqual([77]);
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ state: 'accepted', placed: true });
  expect((await fixture.host.week('2026-12-07')).talk).toMatchObject({
    speaker_name: 'Ben Ashby',
    speaker_congregation: 'Wynyard',
    number: 77,
    confirmed: 1,
    user_id: null,
  });
  expect(await told(fixture.host.congregation.id)).toEqual(['invitation-accepted']);
});

it('PROP-C2 sends only the name of a directory speaker, and not their contact data', async () => {
  const { congregation_id, speaker_id } = await keptSpeaker();
  const asked = { host: undefined, congregation_id, speaker_id, numbers: [45, 12, 12], mail: false };
  const { data } = await fixture.invite(asked);
  expect(data).toMatchObject({ speaker_name: 'Peter Lang', speaker_id: null });
  const text = await fixture.shared(data.id, fixture.host);
  const { data: shown, text: page } = await fixture.read(text);
  expect(shown).toMatchObject({ speaker_name: 'Peter Lang', direction: 'invite' });
  expect(shown.outlines.map((one) => one.number)).toEqual([12, 45]);
  expect((await fixture.take(fixture.sender, text)).status).toBe(200);
  const there = JSON.stringify(await fixture.list(fixture.sender));
  for (const reach of Object.values(secret)) {
    expect(page).not.toContain(reach);
    expect(there).not.toContain(reach);
  }
});

it('PROP-C2 reports missing and invalid values at their fields, and sends nothing', async () => {
  const kept = await keptSpeaker();
  const wrong = async (more: object) => Object.keys((await fixture.invite(more)).problem.errors ?? {});
  const refused = async (more: object) => (await fixture.invite(more)).problem.code;
  expect(await wrong({ host: undefined })).toEqual(['congregation_id']);
  expect(await wrong({ host: undefined, congregation_id: 2_000_000_000 })).toEqual(['congregation_id']);
  expect(await wrong({ host: { ...fixture.stranger, email: 'nobody' } })).toEqual(['host.email']);
  expect(await wrong({ speaker_id: fixture.speaker.id })).toEqual(['speaker_id']);
  expect(
    await wrong({
      host: undefined,
      congregation_id: fixture.sender.congregation.id,
      speaker_id: kept.speaker_id,
    }),
  ).toEqual(['speaker_id']);
  expect(await wrong({ ...kept, host: undefined, speaker_name: 'Both' })).toEqual(['speaker_name']);
  expect(await wrong({ speaker_name: 'x'.repeat(121) })).toEqual(['speaker_name']);
  expect(await wrong({ numbers: [1000] })).toEqual(['numbers.0']);
  expect(await wrong({ numbers: Array.from({ length: 21 }, (_, at) => at + 1) })).toEqual(['numbers']);
  expect(await refused({ date: '2026-11-23' })).toBe('proposal-date-wrong');
  expect(await refused({ host: { ...fixture.stranger, email: null } })).toBe('contact-without-address');
  expect(await refused({ host: undefined, congregation_id: fixture.host.congregation.id })).toBe(
    'own-congregation',
  );
  await fixture.host.book('2026-12-07');
  const mails = (await fixture.host.mails()).length;
  expect(await refused({})).toBe('talk-taken');
  const elder = await fixture.host.congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect((await fixture.inviteAs(elder.token)).status).toBe(403);
  expect(await fixture.host.mails()).toHaveLength(mails);
  expect(await fixture.list(fixture.host)).toEqual([]);
});

it('PROP-R10 requires speaker and talk for a yes by link, and retains what the invitation fixed', async () => {
  await fixture.invite();
  const open = await fixture.token(fixture.host);
  const code = async (token: string, more: object) =>
    (await fixture.say(token, { act: 'accept', round: 1, ...more })).problem.code;
  expect(await code(open, { number: 3 })).toBe('proposal-speaker-open');
  expect(await code(open, { speaker_name: 'Ben Ashby' })).toBe('proposal-talk-open');
  await fixture.invite({ speaker_name: 'Ben Ashby', numbers: [3, 4], date: '2026-12-20' });
  const fixed = await fixture.token(fixture.host);
  expect(await code(fixed, { speaker_name: 'Owen Hollis', number: 3 })).toBe('proposal-other-speaker');
  expect(await code(fixed, { number: 5 })).toBe('proposal-other-talk');
  expect((await fixture.say(fixed, { act: 'accept', round: 1, number: 4 })).data.state).toBe('accepted');
  expect((await fixture.say(fixed, { act: 'accept', round: 1, number: 4 })).status).toBe(200);
  expect(await code(fixed, { number: 4, speaker_name: 'Owen Hollis' })).toBe('proposal-ended');
});

it('PROP-R2 PROP-R10 accepts another date with the name of the speaker, books our yes and mails it to them', async () => {
  const { id } = (await fixture.invite()).data;
  const first = await fixture.token(fixture.host);
  const said = {
    act: 'counter',
    round: 1,
    date: '2026-12-20',
    speaker_name: 'Ben Ashby',
    number: 7,
  } as const;
  expect((await fixture.say(first, said)).data).toMatchObject({
    awaited: false,
    round: 2,
    speaker_name: 'Ben Ashby',
  });
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ awaited: true, speaker_name: 'Ben Ashby' });
  expect(await told(fixture.host.congregation.id)).toEqual(['invitation-countered']);
  await fixture.host.book('2026-12-21');
  const answer = (body: object) => fixture.answer(fixture.host, id, { act: 'counter', round: 2, ...body });
  expect((await answer({ date: '2026-12-27' })).problem.code).toBe('talk-taken');
  const { data } = await answer({ act: 'accept' });
  expect(data).toMatchObject({ state: 'accepted', number: 7, placed: true });
  const [mail] = await fixture.host.mails();
  expect(mail).toMatchObject({ recipient: 'paul@example.org' });
  expect(mail!.subject).toMatch(/looks forward to Ben Ashby on .*20 December/);
});

it('PROP-R1 ends the link of an invitation on a no and on a withdrawal, and notifies the other side', async () => {
  await fixture.invite();
  const token = await fixture.token(fixture.host);
  await fixture.say(token, { act: 'decline', round: 1, word: 'Nobody is free.' });
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ state: 'declined', word: 'Nobody is free.' });
  expect(await told(fixture.host.congregation.id)).toEqual(['invitation-declined']);
  for (const again of [
    fixture.read(token),
    fixture.touch(token),
    fixture.take(fixture.sender, token),
    fixture.say(token, { act: 'accept', round: 1, speaker_name: 'Ben Ashby', number: 1 }),
  ])
    expect((await again).problem.code).toBe('proposal-link-ended');
  const { id } = (await fixture.invite({ date: '2026-12-20' })).data;
  const other = await fixture.token(fixture.host);
  await fixture.answer(fixture.host, id, { act: 'withdraw', round: 1 });
  expect((await fixture.read(other)).problem.code).toBe('proposal-link-ended');
  expect((await fixture.host.mails())[0]!.subject).toContain('no longer needs a speaker');
});

it('PROP-R7 notifies each coordinator of an invitation once in the hourly job of their side', async () => {
  const { id } = (await fixture.inviteSender()).data;
  await hour();
  await hour();
  expect(await told(fixture.sender.congregation.id)).toEqual(['invitation-received']);
  const goes = { speaker_id: fixture.speaker.id, number: 12 };
  await fixture.answer(fixture.sender, id, { act: 'counter', round: 1, date: '2026-12-20', ...goes });
  await hour();
  await hour();
  expect(await told(fixture.host.congregation.id)).toEqual(['invitation-countered']);
  await fixture.answer(fixture.host, id, { act: 'withdraw', round: 2 });
  await hour();
  expect(await told(fixture.sender.congregation.id)).toEqual(['invitation-received', 'invitation-withdrawn']);
});

it('PROP-R13 states time and place in an invitation, and not in an offer', async () => {
  await test.database.owner.query(
    `update congregations set address = '5 Bridge Street', suburb = 'Burnie' where congregation_id = any ($1)`,
    [[fixture.host.congregation.id, fixture.sender.congregation.id]],
  );
  // A non-breaking space separates the time from am.
  const place = expect.stringMatching(/^10:00\sam, 5 Bridge Street, Burnie$/);
  await fixture.invite();
  const [mail] = await fixture.host.mails();
  expect(mail!.body.split('\n')).toContainEqual(place);
  expect((await fixture.read(await fixture.token(fixture.host))).data.place).toEqual(place);
  await fixture.add();
  expect((await fixture.sender.mails())[0]!.body).not.toContain('Bridge Street');
  expect((await fixture.read(await fixture.token())).data.place).toBeNull();
});

it('PROP-R13 moves an invitation to the day of our weekend meeting in the chosen week', async () => {
  expect((await fixture.invite({ date: '2026-12-07' })).data.date).toBe('2026-12-13');
  expect((await fixture.host.mails())[0]!.body).toContain('Sunday, 13 December');
});
