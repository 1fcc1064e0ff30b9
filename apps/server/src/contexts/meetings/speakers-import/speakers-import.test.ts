/** Congregations, speakers and talks of earlier years in from tables, looked at, written and taken back. */

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
  const fields = { dry_run: String(dry), rows, columns: JSON.stringify(matched), ...more };
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

it('SPKR-I3 a dry run tells what would come and writes nothing; the run for real brings congregations with their speakers', async () => {
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

it('SPKR-I3 a congregation that uses Sheaf is written to by nobody', async () => {
  const other = await fixture.open(`Shown ${number}`, { country: 901 });
  const told = await send(`congregation,speaker\nShown ${number},Amos Hale\n`, true);
  expect(told.data.problems).toMatchObject([{ line: 2, reason: 'congregation-shows-itself' }]);
  expect((await fixture.profile(other, other.id)).data.speakers).toEqual([]);
});

it('SPKR-I4 an import is taken back; what was changed since stays and is counted, and it goes back once', async () => {
  const { id } = (await send(directory, false)).data;
  const wynyard = (await kept())[1]!.id;
  const man = (await fixture.profile(own, wynyard)).data.speakers[0]!;
  await test.call(speakers.saveOutlines, { as: own.keeper.token, body: { speaker: man.id, outlines: [7] } });
  const other = await fixture.open(`Elsewhere ${number}`);
  expect((await rollback(id!, other)).status).toBe(404);
  // Of two congregations and two speakers: the changed one stays, and with it where that speaker speaks.
  expect((await rollback(id!)).data).toMatchObject({ removed: 2, kept: 2 });
  expect((await kept()).map(({ name, speakers: count }) => [name, count])).toEqual([['Wynyard', 1]]);
  expect((await rollback(id!)).problem.code).toBe('import-taken-back');
});

it('SPKR-I3 SPKR-I4 talks of earlier years count in the history, once each, until they are taken back', async () => {
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

it('SPKR-I2 UTF-16 and Arabic are read, and what is no table is refused', async () => {
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

it('SPKR-I5 ten thousand lines come in one press and go in another', async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `Congregation ${index % 400},Speaker ${index},0499 ${index},"1-5, ${(index % 90) + 10}"`,
  );
  const { data } = await send(['congregation,speaker,phone,talks', ...lines].join('\n'), false);
  expect(data.counts).toMatchObject({ congregations: 400, speakers: 10_000 });
  expect((await rollback(data.id!)).data).toMatchObject({ removed: 10_400, kept: 0 });
}, 120_000);

it('SPKR-I3 whoever does not keep public talks imports nothing', async () => {
  const publisher = await own.addPerson();
  const fields = { dry_run: 'false', rows: 'speakers', columns: '[]' };
  const told = await sendFile(test, speakersImport.importFile, {
    as: publisher.token,
    file: directory,
    fields,
  });
  expect(told.status).toBe(403);
});

it('SPKR-I7 names in two columns are joined, and a word for an appointment is asked, answered and imported', async () => {
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
