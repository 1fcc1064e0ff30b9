/** No table names an erased person, not even in texts of other people (USERS-X2). */
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PlantedRows, plantTexts } from '#app/suites/plant-texts';
import { holdsPlanted, planted } from '#app/suites/planted-person';
import { dumpEverything, takesTypedText, textColumns } from '#app/suites/text-columns';
import { moments } from '#platform/testing/moments';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let all: PlantedRows;

beforeAll(async () => {
  test = await openTestApp({ moment: moments.newYear });
  congregation = await seedCongregation(test.database.owner);
  all = await plantTexts(test, congregation);
}, 120_000);
afterAll(() => test.close());

async function columnsWithout(): Promise<string[]> {
  const without: string[] = [];
  for (const column of (await textColumns(test.database.owner)).filter(takesTypedText)) {
    const { rows } = await test.database.owner.query<{ text: string }>(
      `select "${column.column}"::text as text from "${column.table}" where "${column.column}" is not null`,
    );
    if (!rows.some(({ text }) => holdsPlanted(text))) without.push(column.name);
  }
  return without;
}

it('plants words in every column for typed text', async () => {
  // For a new column: plant it in plant-texts.ts, or state in text-columns.ts why it holds no typed text.
  expect(await columnsWithout()).toEqual([]);
});

it('USERS-X2 removes an erased person from every table, including texts of other people', async () => {
  const { person: id, keeper } = all;
  const params = { id };
  expect((await test.call(people.deletePerson, { as: keeper.token, params })).status).toBe(200);
  const erased = await test.call(erasure.erasePerson, { as: keeper.token, params });
  expect(erased.status, erased.text).toBe(200);
  expect(erased.data.replaced).toBeGreaterThan(20);
  expect((await dumpEverything(test.database.owner)).filter(holdsPlanted)).toEqual([]);
});

it('USERS-X2 names a former publisher in texts of other people', async () => {
  const { rows } = await test.database.owner.query('select body from sendings');
  expect(rows[0].body).toBe('Ask Former publisher: Former publisher or Former publisher');
  const { rows: hall } = await test.database.owner.query(
    'select name, email_addresses_to from congregations where congregation_id = $1',
    [congregation.id],
  );
  expect(hall[0]).toEqual({ name: 'Former publisher hall', email_addresses_to: null });
});

it('USERS-X2 preserves a name or contact that another person shares', async () => {
  const { keeper } = all;
  const twin = { first_name: 'Ann', last_name: 'Lee', gender: 2 as const, phone: '+61491570157' };
  const add = async (email: string) =>
    (await test.call(people.addPerson, { as: keeper.token, body: { ...twin, email } })).data.id;
  const [gone, stays] = [await add('ann1@example.org'), await add('ann2@example.org')];
  const emergency = 'Ann Lee 0491 570 157, ann1@example.org, Joann Leeward';
  const other = { first_name: 'Ruth', last_name: 'Hill', gender: 2 as const, emergency };
  const written = (await test.call(people.addPerson, { as: keeper.token, body: other })).data.id;
  await test.call(people.deletePerson, { as: keeper.token, params: { id: gone } });
  expect(
    (await test.call(erasure.erasePerson, { as: keeper.token, params: { id: gone } })).data.replaced,
  ).toBe(1);
  const read = (id: number) => test.call(people.readPerson, { as: keeper.token, params: { id } });
  expect((await read(written)).data.emergency).toBe('Ann Lee 0491 570 157, Former publisher, Joann Leeward');
  expect((await read(stays)).data).toMatchObject({ full_name: 'Ann Lee', phone: twin.phone });
});

it('plants a person with the planted name', () => {
  expect(holdsPlanted(planted.name)).toBe(true);
  expect(holdsPlanted('Former publisher')).toBe(false);
});
