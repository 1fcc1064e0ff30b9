import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let portugal: number;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
  portugal = (await test.database.owner.query("select id from countries where code = 'PT'")).rows[0].id;
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openTalkFixture(test, `Phones ${number}`);
});

const unreadable = 'Enter a phone number, with + and the country code where it is of another country.';
const as = () => fixture.coordinator.token;
async function congregation(name: string, country_id: number | null) {
  const added = await test.call(speakers.addCongregation, { as: as(), body: { name, country_id } });
  return added.data;
}
const speaker = { full_name: 'Martin Calloway', email: null, appointment: 'elder' as const };
const add = (congregation_id: number, phone: string) =>
  test.call(speakers.addSpeaker, { as: as(), params: { congregation_id }, body: { ...speaker, phone } });
const books = (speaker_id: number) => fixture.book('2026-12-07', { speaker_id });

it('SPKR-R14 parses the number of a speaker in the country of their congregation, or in the own country if it is unknown', async () => {
  const lisbon = await congregation('Lisbon', portugal);
  const near = await congregation('Near', null);
  expect((await add(lisbon.id, '912 345 678')).data.phone).toBe('+351912345678');
  expect((await add(near.id, '0491 570 156')).data.phone).toBe('+61491570156');
  expect((await add(lisbon.id, '+61 491 570 156')).data.phone).toBe('+61491570156');
});

it('SPKR-R14 stores an unsure number as text, sends no SMS to it in any country, and preserves it when the form is saved unchanged', async () => {
  const near = await congregation('Near', null);
  const { data: told } = await add(near.id, '912 345 678');
  expect(told.phone).toBe('912 345 678');
  expect((await books(told.id)).problem.code).toBe('speaker-without-address');
  await test.database.owner.query('update congregations set country_id = $2 where congregation_id = $1', [
    fixture.congregation.id,
    portugal,
  ]);
  expect((await books(told.id)).problem.code).toBe('speaker-without-address');
  const edit = (phone: string) =>
    test.call(speakers.editSpeaker, {
      ...{ as: as(), params: { congregation_id: near.id, speaker: told.id } },
      body: { ...speaker, phone },
    });
  const kept = (await edit('912 345 678')).data;
  expect(kept).toMatchObject({ phone: '912 345 678', phone_reading: '+351912345678' });
  const used = (await edit(kept.phone_reading!)).data;
  expect(used).toMatchObject({ phone: '+351912345678', phone_reading: null });
  expect((await edit('912 345 679')).data.phone).toBe('+351912345679');
  expect((await books(told.id)).status).toBe(200);
});

it('SPKR-R14 refuses words without a number at their field, for a speaker, a contact and a visitor', async () => {
  const near = await congregation('Near', null);
  expect((await add(near.id, 'ask Anna')).problem.errors).toMatchObject({ phone: [unreadable] });
  const contact = { full_name: 'Paul', email: null, ptc: null };
  const save = (phone: string) =>
    test.call(speakers.saveContact, { as: as(), params: { id: near.id }, body: { ...contact, phone } });
  expect((await save('ask Anna')).problem.errors).toMatchObject({ phone: [unreadable] });
  expect((await save('0491 570 156')).data.phone).toBe('+61491570156');
  expect((await save('912 345 678')).data.phone).toBe('912 345 678');
  const book = (phone: string) =>
    fixture.book('2026-12-07', { speaker: { ...visitor, email: null, phone }, confirmation: false });
  expect((await book('ask Anna')).problem.errors).toMatchObject({ 'speaker.phone': [unreadable] });
  expect((await book('912 345 678')).data.reached_by).toBeNull();
  const { rows } = await test.database.owner.query(
    'select speaker_phone from talks where congregation_id = $1',
    [fixture.congregation.id],
  );
  expect(rows).toEqual([{ speaker_phone: '912 345 678' }]);
  await test.call(talks.clearTalk, {
    as: as(),
    body: { id: (await fixture.week('2026-12-07')).talk!.id },
  });
});
