/** The list of speakers as PDF and as mail to another coordinator. */

import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openSpeakerFixture,
  type SpeakerFixture,
  type SpeakingCongregation,
} from '#contexts/meetings/speakers/testing/speaker-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: SpeakerFixture;
let own: SpeakingCongregation;
let other: SpeakingCongregation;
let kept: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openSpeakerFixture(test);
  own = await fixture.open('Burnie', { country: 901 });
  other = await fixture.open('Devonport', { country: 901 });
  kept = (await fixture.add(own, 'Penguin')).data.id;
});
afterAll(() => test.close());

const send = (id: number, message: string | null = null, as = own) =>
  test.call(speakers.sendSpeakers, { as: as.keeper.token, params: { id }, body: { message } });
const mails = async (as = own) =>
  (
    await test.database.owner.query(
      'select recipient, subject, body, person_id from outgoing_messages where congregation_id = $1 order by id desc',
      [as.id],
    )
  ).rows;
const contact = (id: number, email: string | null) =>
  test.call(speakers.saveContact, {
    as: own.keeper.token,
    params: { id },
    body: { full_name: 'Paul Drummond', email, phone: null },
  });

async function paper(query: string, as = own): Promise<string> {
  const headers = { authorization: `Bearer ${as.keeper.token}` };
  const answer = await test.app.inject({ url: `/api/reports/speakers${query}`, headers });
  expect(answer.statusCode).toBe(200);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it('SPKR-C8 refuses to send without an address of the contact, without speakers, or to the own congregation', async () => {
  expect((await send(kept)).problem.code).toBe('contact-without-address');
  await contact(kept, null);
  expect((await send(kept)).problem.code).toBe('contact-without-address');
  await contact(kept, 'paul@example.org');
  expect((await send(kept)).problem.code).toBe('no-speakers-to-send');
  expect((await send(own.id)).problem.code).toBe('own-congregation');
  expect((await send(2_000_000_000)).status).toBe(404);
  expect(await mails()).toEqual([]);
});

it('SPKR-C8 SPKR-O3 mails the message and every own speaker with talks, and only the coordinator’s contact data', async () => {
  const asaph = await fixture.speaker(own, 'Asaph', [4, 12, 13, 14]);
  const heman = await fixture.speaker(own, 'Heman', []);
  const coordinator = await own.addPerson({ firstName: 'Ethan' });
  await test.database.owner.query('update people set email = $2 where id = $1', [
    coordinator.id,
    'ethan@example.org',
  ]);
  await test.call(congregations.editCongregation, {
    as: own.keeper.token,
    body: { modules: { meeting_schedule: { ptc: coordinator.id } } },
  });
  expect((await send(kept, 'Our speakers\n\nhttps://example.org/x')).status).toBe(200);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'paul@example.org',
    person_id: null,
    subject: 'Speakers of Burnie',
  });
  expect(mail.body).toContain('Paul Drummond, these brothers of Burnie can speak in other congregations.');
  expect(mail.body).toContain('Our speakers\n\nhttps://example.org/x\n\n');
  expect(mail.body).toContain('Asaph Hollis (Elder)\n4, 12-14');
  expect(mail.body).toContain('Heman Hollis (Elder)');
  expect(mail.body).toContain('To arrange a date, write or call:\nEthan Hollis\nethan@example.org');
  for (const secret of [asaph.email, asaph.phone, heman.email, heman.phone])
    expect(mail.body).not.toContain(secret);
});

it('SPKR-C8 sends one mail for a repeated request', async () => {
  const before = (await mails()).length;
  const key = crypto.randomUUID();
  const press = () =>
    test.call(speakers.sendSpeakers, {
      as: own.keeper.token,
      params: { id: kept },
      body: { message: null },
      key,
    });
  await Promise.all(Array.from({ length: 10 }, press));
  expect((await mails()).length).toBe(before + 1);
});

it('SPKR-O4 mails the coordinator of a congregation on the installation only if that coordinator is visible', async () => {
  expect((await send(other.id)).problem.code).toBe('contact-without-address');
  await test.call(congregations.editCongregation, {
    as: other.keeper.token,
    body: { modules: { meeting_schedule: { ptc: other.keeper.id } } },
  });
  await test.database.owner.query(`update people set email = 'hidden@example.org' where id = $1`, [
    other.keeper.id,
  ]);
  expect((await send(other.id)).problem.code).toBe('contact-without-address');
  await fixture.partnership(own, other);
  expect((await send(other.id)).status).toBe(200);
  expect((await mails())[0].recipient).toBe('hidden@example.org');
});

it('SPKR-L1 prints names and talks, contact data on request, and for other congregations only what they show', async () => {
  const plain = await paper('');
  expect(plain).toMatch(
    /^Speakers of Burnie Sundays 10:00 am Speaker Talks Hollis, Asaph Elder 4, 12, 13, 14 Hollis, Heman Elder/,
  );
  expect(plain).not.toContain('@hidden.example.org');
  expect(await paper('?contacts=1')).toContain('asaph');
  const stranger = await fixture.open('Far', { country: 902 });
  expect(await paper(`?congregation_id=${own.id}&contacts=1`, stranger)).toContain(
    'There are no speakers to list.',
  );
  await fixture.share(own, 'country');
  const near = await fixture.open('Near', { country: 901 });
  const shown = await paper(`?congregation_id=${own.id}&contacts=1`, near);
  expect(shown).toContain('Asaph');
  expect(shown).not.toContain('@hidden.example.org');
});
