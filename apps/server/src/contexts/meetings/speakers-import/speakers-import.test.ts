/** Import of congregations, speakers and earlier talks from tables: dry run, import and rollback. */

import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openSpeakerFixture,
  type SpeakerFixture,
  type SpeakingCongregation,
} from '#contexts/meetings/speakers/testing/speaker-fixture';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: SpeakerFixture;
let own: SpeakingCongregation;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openSpeakerFixture(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  own = await fixture.open(`Importing ${number}`, { country: 901 });
});

const columns = async (file: string | Uint8Array): Promise<ReplyOf<typeof speakersImport.readColumns>> =>
  (await sendFile(test, speakersImport.readColumns, { as: own.keeper.token, file, fields: {} })).data;

async function send(
  file: string | Uint8Array,
  dry: boolean,
  rows: 'speakers' | 'history' = 'speakers',
  more: Record<string, string> = {},
) {
  const matched = (await columns(file)).columns.map(({ column, field }) => ({ column, field }));
  const appointments = JSON.stringify([{ word: '', appointment: 'elder' }]);
  const fields = { dry_run: String(dry), rows, columns: JSON.stringify(matched), appointments, ...more };
  return sendFile(test, speakersImport.importFile, { as: own.keeper.token, file, fields });
}
const rollback = (id: number, as = own) =>
  test.call(speakersImport.rollbackImport, { as: as.keeper.token, params: { id } });
const kept = async () =>
  (await test.call(speakers.listDirectory, { as: own.keeper.token })).data.filter(
    (row) => !row.scheduling_active,
  );
const given = async () => (await test.call(talks.listGiven, { as: own.keeper.token })).data;

const directory = `Congregation;Circuit;Day;Time;Coordinator;Coordinator e-mail;Speaker;Phone;Talks
Wynyard;TAS 1;Saturday;5:30 pm;Paul Drummond;paul@example.org;Amos Hale;0499 000 001;1, 3-5
Wynyard;TAS 1;;;;;Owen Kelton;;12
Penguin;;;;;;;;
;;;;;;Nobody;;`;

it('SPKR-I3 reports additions in a dry run without writing, and imports congregations with their speakers', async () => {
  const dry = await send(directory, true);
  const counts = { congregations: 2, speakers: 2, given: 0, known: 0, problems: 1 };
  expect(dry.data).toMatchObject({ dry_run: true, id: null, counts });
  expect(dry.data.problems).toMatchObject([{ line: 5, reason: 'congregation-missing' }]);
  expect(await kept()).toEqual([]);
  expect((await send(directory, false)).data).toMatchObject({ dry_run: false, counts });
  expect((await kept()).map(({ name, speakers: count }) => [name, count])).toEqual([
    ['Penguin', 0],
    ['Wynyard', 2],
  ]);
  const wynyard = (await fixture.profile(own, (await kept())[1]!.id)).data;
  expect(wynyard).toMatchObject({
    circuit: 'TAS 1',
    public_day: 6,
    public_start_time: '17:30',
    ptc: { full_name: 'Paul Drummond', email: 'paul@example.org' },
  });
  expect(
    wynyard.speakers.map(({ full_name, outlines }) => [full_name, outlines.map((one) => one.number)]),
  ).toEqual([
    ['Amos Hale', [1, 3, 4, 5]],
    ['Owen Kelton', [12]],
  ]);
  expect((await send(directory, true)).data.counts).toMatchObject({
    congregations: 0,
    speakers: 0,
    known: 2,
  });
  expect((await send(directory, false)).problem.code).toBe('import-empty');
});

it('SPKR-I3 leaves a congregation that uses Sheaf unchanged', async () => {
  const other = await fixture.open(`Shown ${number}`, { country: 901 });
  const told = await send(`congregation,speaker\nShown ${number},Amos Hale\n`, true);
  expect(told.data.problems).toMatchObject([{ line: 2, reason: 'congregation-shows-itself' }]);
  expect((await fixture.profile(other, other.id)).data.speakers).toEqual([]);
});

it('SPKR-I4 rolls an import back once, retains and counts rows changed since', async () => {
  const { id } = (await send(directory, false)).data;
  const wynyard = (await kept())[1]!.id;
  const man = (await fixture.profile(own, wynyard)).data.speakers[0]!;
  await test.call(speakers.saveOutlines, { as: own.keeper.token, body: { speaker: man.id, outlines: [7] } });
  const other = await fixture.open(`Elsewhere ${number}`);
  expect((await rollback(id!, other)).status).toBe(404);
  // The changed speaker stays, with their congregation; the other speaker and congregation are removed.
  expect((await rollback(id!)).data).toMatchObject({ removed: 2, kept: 2 });
  expect((await kept()).map(({ name, speakers: count }) => [name, count])).toEqual([['Wynyard', 1]]);
  expect((await rollback(id!)).problem.code).toBe('import-taken-back');
});

it('SPKR-I3 SPKR-I4 counts imported talks of earlier years once each in the history, until the rollback', async () => {
  const history =
    'number,date,speaker,congregation\n12,2024-03-10,Amos Hale,Wynyard\n12,2024-03-10,Again,\n45,2023-05-07,,\n';
  const { data } = await send(history, false, 'history');
  expect(data.counts).toMatchObject({ given: 2, known: 1, problems: 0 });
  expect((await given()).map(({ number: talk, last }) => [talk, last])).toEqual([
    [12, '2024-03-10'],
    [45, '2023-05-07'],
  ]);
  expect((await rollback(data.id!)).data).toMatchObject({ removed: 2, kept: 0 });
  expect(await given()).toEqual([]);
});

it('SPKR-I2 reads UTF-16 and Arabic, and refuses a file that is no table', async () => {
  const arabic = '\ufeffالجماعة,الخطيب,الخطابات\nبيرني,عاموس هيل,١٢\n';
  expect((await send(Buffer.from(arabic, 'utf16le'), true)).data.counts).toMatchObject({
    congregations: 1,
    speakers: 1,
  });
  const told = await sendFile(test, speakersImport.readColumns, {
    as: own.keeper.token,
    fields: {},
    file: new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x01, 0x02]),
  });
  expect(told.problem.code).toBe('import-unreadable');
});

it('SPKR-I5 imports ten thousand lines in one request, and rolls them back in another', async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `Congregation ${index % 400},Speaker ${index},0499 ${index},"1-5, ${(index % 90) + 10}"`,
  );
  const { data } = await send(['congregation,speaker,phone,talks', ...lines].join('\n'), false);
  expect(data.counts).toMatchObject({ congregations: 400, speakers: 10_000 });
  expect((await rollback(data.id!)).data).toMatchObject({ removed: 10_400, kept: 0 });
}, 120_000);

it('SPKR-I3 requires the permission for public talks', async () => {
  const publisher = await own.addPerson();
  const fields = { dry_run: 'false', rows: 'speakers', columns: '[]' };
  const told = await sendFile(test, speakersImport.importFile, {
    as: publisher.token,
    file: directory,
    fields,
  });
  expect(told.status).toBe(403);
});

it('SPKR-I7 joins names from two columns, requests the meaning of a word for an appointment, and imports it after the answer', async () => {
  const file = 'Congregation;First name;Last name;Appointment\nWynyard;Clark;Kent;DA\n';
  const open = (await send(file, true)).data;
  expect([open.counts.speakers, open.asked]).toEqual([0, [{ word: 'DA', count: 1 }]]);
  const appointments = JSON.stringify([{ word: 'DA', appointment: 'servant' }]);
  const { data } = await send(file, false, 'speakers', { appointments });
  expect([data.counts.speakers, data.asked]).toEqual([1, []]);
  const [wynyard] = await kept();
  const { speakers: brothers } = (await fixture.profile(own, wynyard!.id)).data;
  expect(brothers.map(({ full_name }) => full_name)).toEqual(['Clark Kent']);
});

it('SPKR-R14 SPKR-I6 parses numbers in the country of the congregation, stores an unsure one as text, reports and leaves out words', async () => {
  const { owner } = test.database;
  const countries =
    'update congregations set country_id = (select id from countries where code = $2) where congregation_id = $1';
  await owner.query(countries, [own.id, 'AU']);
  const lisbon = (await fixture.add(own, 'Lisbon')).data.id;
  await owner.query(
    "update directory_congregations set country_id = (select id from countries where code = 'PT') where id = $1",
    [lisbon],
  );
  const file = [
    'Congregation;Coordinator;Coordinator phone;Speaker;Phone;Appointment',
    'Lisbon;;;Amos Hale;912 345 678;elder',
    'Wynyard;Paul;0491 570 156;Owen Kelton;912 345 678;elder',
    'Wynyard;;;Samuel Hart;ask Anna;elder',
  ].join('\n');
  const { data } = await send(file, false);
  expect(data.cells).toEqual([{ line: 4, reason: 'phone-unreadable', text: 'ask Anna' }]);
  const { rows } = await owner.query(
    'select full_name, phone from directory_speakers where congregation_id = $1 order by full_name',
    [own.id],
  );
  expect(rows).toEqual([
    { full_name: 'Amos Hale', phone: '+351912345678' },
    { full_name: 'Owen Kelton', phone: '912 345 678' },
    { full_name: 'Samuel Hart', phone: null },
  ]);
  const contacts = await owner.query(
    "select contact_phone from directory_congregations where congregation_id = $1 and name = 'Wynyard'",
    [own.id],
  );
  expect(contacts.rows).toEqual([{ contact_phone: '+61491570156' }]);
});

it('SPKR-I7 requests the appointment of a speaker without one, and imports the speaker with the answer', async () => {
  const file = 'Congregation;Speaker\nWynyard;Amos Hale\nWynyard;Owen Kelton\n';
  const open = (await send(file, true, 'speakers', { appointments: '[]' })).data;
  expect([open.counts.speakers, open.asked]).toEqual([0, [{ word: '', count: 2 }]]);
  const appointments = JSON.stringify([{ word: '', appointment: 'servant' }]);
  const { data } = await send(file, false, 'speakers', { appointments });
  expect([data.counts.speakers, data.asked]).toEqual([2, []]);
  const [wynyard] = await kept();
  const { speakers: brothers } = (await fixture.profile(own, wynyard!.id)).data;
  expect(brothers.map(({ appointment }) => appointment)).toEqual(['servant', 'servant']);
});
