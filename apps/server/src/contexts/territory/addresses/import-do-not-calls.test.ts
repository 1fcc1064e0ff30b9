import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  token = (await congregation.addPerson({ permissions: [...permissionKeys] })).token;
});
afterAll(() => test.close());

const send = async (csv: string, dryRun: boolean, fields: Record<string, string> = {}) =>
  sendFile(test, addresses.importAddresses, {
    as: token,
    file: csv,
    fields: { dry_run: String(dryRun), ...fields },
  });

it.each([
  ['Do not call', 'yes'],
  ['DNC', 'x'],
  ['Nicht besuchen', 'ja'],
  ['No visitar', 'sí'],
  ['Ne pas visiter', 'oui'],
  ['Не посещать', 'да'],
  ['لا تزر', 'نعم'],
  ['Status', 'Do Not Call'],
  ['Type', 'bitte nicht besuchen'],
  ['Notes', 'DNC, large dog'],
  ['Remarks of ours', 'do not visit'],
])('ADDR-R20 a line with %s "%s" becomes a do-not-call and not an address', async (heading, value) => {
  const { data } = await send(
    `House,Street,Lat,Lng,${heading}\n1,Low Road,-41,145,"${value}"\n2,Low Road,-41,145,\n`,
    true,
  );
  expect(data.counts).toMatchObject({ do_not_calls: 1, preloaded: 1 });
});

it('ADDR-R20 a do-not-call excludes the other lines of its house, and retains its date and note', async () => {
  const list =
    'House,Street,Lat,Lng,Unit,Do not call,Phone,Comments\n' +
    '1,High Street,-41,145,,2024-03-05,,Night shift\n' +
    '1,High Street,-41,145,4,,,\n' +
    '2,High Street,-41,145,,asked in person,,\n' +
    '3,High Street,-41,145,,no,0355 000,Side door\n';
  const dry = await send(list, true);
  expect(dry.data.problem_counts).toEqual({ 'do-not-call': 1, 'date-missing': 1 });
  expect(dry.data.unused).toEqual([]);
  const { data } = await send(list, false);
  expect(data.counts).toMatchObject({ do_not_calls: 2, preloaded: 1 });
  const { rows: noted } = await test.database.owner.query(
    'select number, note, date::text from do_not_calls order by number',
  );
  expect(noted).toMatchObject([
    { number: 1, note: 'Night shift', date: '2024-03-05' },
    { number: 2, note: 'asked in person' },
  ]);
  const { rows: doors } = await test.database.owner.query(
    'select house, number, note from preloaded_addresses',
  );
  expect(doors).toEqual([{ house: '3', number: '0355 000', note: 'Side door' }]);
});

it('ADDR-R20 reports a do-not-call without a map as such, and imports one that is listed as an address', async () => {
  const lost = await send('House,Street,Lat,Lng,DNC\n9,High Street,,,x\n8,High Street,-41,145,\n', true);
  expect(lost.data.problem_counts).toEqual({ 'do-not-call-lost': 1 });
  const { data } = await send('House,Street,Lat,Lng,DNC\n3,High Street,-41,145,x\n', true);
  expect([data.already_here, data.counts.do_not_calls]).toEqual([0, 1]);
  const again = await send('House,Street,Lat,Lng,DNC\n1,High Street,-41,145,x\n', true);
  expect([again.data.already_here, again.data.counts.do_not_calls]).toEqual([1, 0]);
});

it('X-MIGRATE reports a shortened text, an unreadable status and a removed door', async () => {
  const { data } = await send(
    `House,Street,Lat,Lng,Status,Notes\n1,Far Road,-41,145,purple,\n2,Far Road,-41,145,moved,\n3,Far Road,-41,145,,${'n'.repeat(600)}\n`,
    true,
  );
  expect(data.problem_counts).toEqual({ 'state-unknown': 1, 'marked-gone': 1, 'text-shortened': 1 });
});

it('ADDR-R61 imports a house without a number as written, also as a do-not-call', async () => {
  const list =
    'House,Street,Lat,Lng,Do not call\n' +
    'Villa Rosa,Rose Lane,-41,145,yes\n' +
    'Villa Blanca,Rose Lane,-41,145,\n' +
    'villa rosa,Rose Lane,-41,145,\n' +
    '١٢ أ,Rose Lane,-41,145,\n' +
    '1234567,Rose Lane,-41,145,\n';
  const { status, data } = await send(list, false);
  expect([status, data.counts, data.problem_counts]).toMatchObject([
    200,
    { do_not_calls: 1, preloaded: 3 },
    { 'do-not-call': 1 },
  ]);
  const { rows: stored } = await test.database.owner.query(
    `select sheaf.house_text(a.house, a.suffix) as text from preloaded_addresses a join streets s
       on s.congregation_id = a.congregation_id and s.id = a.street_id where s.name = 'Rose Lane' order by 1`,
  );
  expect(stored.map(({ text }) => text)).toEqual(['1234567', '12أ', 'Villa Blanca']);
  const { rows: forbidden } = await test.database.owner.query(
    "select number, suffix from do_not_calls where suffix like '~%'",
  );
  expect(forbidden).toEqual([{ number: 0, suffix: '~Villa Rosa' }]);
  await expect(
    test.database.owner.query("update do_not_calls set suffix = null where suffix like '~%'"),
  ).rejects.toThrow('do_not_calls_number_check');
});
