/** ADDR-R61: house numbers of every script and form, imported, typed, sorted and deduplicated. */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { houseText } from '@sheaf/rules/territory/addresses/house-suffix';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  token = (await congregation.addPerson({ permissions: [...permissionKeys] })).token;
});
afterAll(() => test.close());

const houses = [
  '١٢',
  '۱۴۰',
  '80а',
  '80А',
  '12 أ',
  '12 bis',
  '33-33A',
  'A12',
  '6B;6C',
  '395-1',
  '7-9',
  '12 14',
];

const listed = async (street: string): Promise<string[]> => {
  const { rows } = await test.database.owner.query(
    `select sheaf.house_text(a.house, a.suffix) as text from preloaded_addresses a join streets s on s.id = a.street_id
     where s.name = $1 order by a.house::int, sheaf.map_number_key(sheaf.fold_text(coalesce(a.suffix, '')))`,
    [street],
  );
  return rows.map(({ text }) => text);
};

const kept = ['6B;6C', '7-9', '12', '12أ', '12 bis', '12 14', 'A12', '33-33A', '80А', '140', '395-1'];

it('ADDR-R61 imports every line of an address list whatever its number, and lists two spellings of one number once', async () => {
  const lines = houses.map((house) => `"${house}";Long Avenue;-41;145`).join('\n');
  const { data } = await sendFile(test, addresses.importAddresses, {
    as: token,
    file: `House;Street;Lat;Lng\n${lines}\n`,
    fields: { dry_run: 'false', same_number: 'once' },
  });
  expect(data.problems).toEqual([]);
  expect(data.hyphened).toEqual({ lines: 1, meaning: 'range' });
  expect(new Set(await listed('Long Avenue'))).toEqual(new Set(kept));
});

it("ADDR-R61 imports every line of another program's file whatever its number", async () => {
  const lines = houses.map((house, place) => `${place},5,1,,"${house} View Road",,`).join('\n');
  const { data } = await sendFile(test, territoryImport.importFile, {
    as: token,
    file: `Address_ID,Territory_number,Territory_ID,Suite,Address,City,Status\n${lines}\n`,
    fields: { dry_run: 'true', hyphen: 'number' },
  });
  // `A12 View Road` is not an address: the number is ambiguous.
  expect(data.problem_counts).toMatchObject({ duplicate: 1 });
  expect(data.hyphened).toEqual({ lines: 1, meaning: 'number' });
});

it('ADDR-R61 a house typed in Arabic digits is the same house as in Latin digits', async () => {
  const map = await congregation.addMap({ number: '177' });
  const add = async (house: string, suffix: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/preloaded-territory',
      headers: { authorization: `Bearer ${token}` },
      payload: { map: map.id, street: map.streetId, house, suffix },
    });
    return { status: answer.statusCode, reply: answer.json() };
  };
  expect((await add('١٢', 'أ')).status).toBe(200);
  expect((await add('12', 'أ')).status).toBe(422);
  expect((await add('١٣', '-١٣أ')).status).toBe(200);
  const {
    rows: [street],
  } = await test.database.owner.query('select name from streets where id = $1', [map.streetId]);
  expect(await listed(street!.name)).toEqual(['12أ', '13-13أ']);
});

it('ADDR-R61 the database formats a house like the rule', async () => {
  const suffix = fc.option(
    fc.oneof(
      fc.constantFrom('A', 'bis', 'أ', '-10', '~A12', '-12A', 'ter', '𝒜𝒜𝒜'),
      fc.string({ maxLength: 24 }),
    ),
  );
  const drawn = fc
    .sample(suffix, 500)
    .filter((text) => !text?.includes('\0') && (text?.isWellFormed() ?? true));
  const { rows } = await test.database.owner.query(
    `select sheaf.house_text('12', suffix) as text from jsonb_array_elements_text($1::jsonb) with ordinality as d (suffix, place)
     order by place`,
    [JSON.stringify(drawn)],
  );
  expect(rows.map(({ text }) => text)).toEqual(drawn.map((text) => houseText('12', text)));
});
