/**
 * Every operation that returns a list accepts page, sortBy, sortDir and filters (COMMON-C1), without
 * exception.
 */
import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { acceptable } from '#app/suites/example-values';
import { plantTexts } from '#app/suites/plant-texts';
import { moments } from '#platform/testing/moments';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

type Row = Record<string, unknown>;

let test: TestApp;
let keeper: SeededPerson;
let speaker: Row;

beforeAll(async () => {
  test = await openTestApp({ moment: moments.weekendMeeting });
  const congregation = await seedCongregation(test.database.owner);
  keeper = (await plantTexts(test, congregation)).keeper;
  for (const firstName of ['Abel', 'Zara', 'Micah'])
    await congregation.addPerson({ firstName, permissions: [...permissionKeys] });
  const { rows } = await test.database.owner.query<Row>(
    'select host_id as congregation_id, id as speaker from directory_speakers limit 1',
  );
  speaker = rows[0]!;
}, 120_000);
afterAll(() => test.close());

const lists = allOperations.filter(({ method, reply }) => method === 'GET' && reply instanceof z.ZodArray);

const columnsOf = ({ query }: Definition): readonly string[] => {
  const sortBy = query?.shape.sortBy as z.ZodOptional<z.ZodEnum> | undefined;
  return sortBy ? (sortBy.unwrap().options as string[]) : [];
};

/** An existing language and speaker. */
const paramsOf = ({ params }: Definition): Row => ({
  ...acceptable(params),
  ...('iso' in (params?.shape ?? {}) && { iso: 'ar' }),
  ...('speaker' in (params?.shape ?? {}) && speaker),
});

async function ask(operation: Definition, query: Record<string, string>) {
  const search = new URLSearchParams(query);
  const answer = await test.app.inject({
    method: 'GET',
    url: `${pathOf(operation.path, paramsOf(operation))}?${search}`,
    headers: { authorization: `Bearer ${keeper.token}` },
  });
  const { data, meta } = answer.json() as { data: Row[]; meta?: Record<string, number> };
  return { status: answer.statusCode, data, meta };
}

/** Sorted values first, empty values last. */
function inOrder(rows: readonly Row[], column: string, direction: 1 | -1): boolean {
  const values = rows.map((row) => row[column] ?? null);
  const filled = values.filter((value) => value !== null);
  const emptyLast = values.slice(0, filled.length).every((value) => value !== null);
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const steps = filled.slice(1).map((value, index) => {
    const before = filled[index];
    return typeof value === 'string'
      ? collator.compare(String(before), value)
      : Number(before) - Number(value);
  });
  return emptyLast && steps.every((step) => step * direction <= 0);
}

it('COMMON-X2 declares the sortable columns of every list, each a field of its rows', () => {
  expect(lists.length).toBeGreaterThan(25);
  for (const operation of lists) {
    const columns = columnsOf(operation);
    expect(columns.length, operation.name).toBeGreaterThan(0);
    const row = (operation.reply as unknown as z.ZodArray<z.ZodObject>).element.shape;
    expect(
      columns.filter((column) => !(column in row)),
      operation.name,
    ).toEqual([]);
  }
});

it('COMMON-X2 COMMON-R12 sorts every list in both directions without losing rows', async () => {
  for (const operation of lists) {
    const whole = (await ask(operation, { per_page: '1000' })).data;
    for (const column of columnsOf(operation)) {
      for (const direction of [1, -1] as const) {
        const sortDir = direction === 1 ? 'asc' : 'desc';
        const { status, data } = await ask(operation, { sortBy: column, sortDir, per_page: '1000' });
        expect([operation.name, column, status]).toEqual([operation.name, column, 200]);
        expect(data.length, `${operation.name} ${column}`).toBe(whole.length);
        expect(inOrder(data, column, direction), `${operation.name} ${column} ${sortDir}`).toBe(true);
      }
    }
  }
}, 120_000);

it('COMMON-X2 returns every list in pages with meta, which together are the whole list', async () => {
  for (const operation of lists) {
    const whole = (await ask(operation, { per_page: '1000' })).data;
    const first = await ask(operation, { page: '1', per_page: '2' });
    expect(first.meta, operation.name).toMatchObject({
      per_page: 2,
      current_page: 1,
      total: whole.length,
      from: whole.length > 0 ? 1 : 0,
      to: Math.min(2, whole.length),
      last_page: Math.max(1, Math.ceil(whole.length / 2)),
    });
    const second = await ask(operation, { page: '2', per_page: '2' });
    expect([...first.data, ...second.data], operation.name).toEqual(whole.slice(0, 4));
  }
}, 120_000);

it('COMMON-K1 COMMON-K2 uses the documented page length by default', async () => {
  const lengths = {
    '/users': 50,
    '/attendantResponsibilities': 50,
    '/permissions': 1000,
    '/roles': 1000,
    '/public-talk-subjects': 1000,
    '/field-service-reports': 500,
    '/forums/{forum}/topics': 200,
    '/groups': 200,
    '/parts': 1000,
    '/meetingParts': 1000,
    '/events': 20,
  };
  const told = lists
    .filter(({ path }) => path in lengths)
    .map(async (operation) => [operation.path, (await ask(operation, { page: '1' })).meta?.per_page]);
  expect(Object.fromEntries(await Promise.all(told))).toEqual(lengths);
});

const wrong = [
  ['sortBy', 'secret'],
  ['filters[secret]', '1'],
  ['filters', '{"secret":"1"}'],
  ['filters', '[1]'],
  ['filters', 'name'],
  ['sortDir', 'up'],
  ['page', '0'],
] as const;

it('COMMON-X2 COMMON-R13 filters every list by its declared columns only', async () => {
  for (const operation of lists) {
    const whole = (await ask(operation, { per_page: '1000' })).data;
    for (const column of columnsOf(operation)) {
      const wanted = whole.map((row) => row[column]).find((value) => (value ?? '') !== '');
      if (wanted === undefined) continue;
      const { data } = await ask(operation, {
        [`filters[${column}]`]: String(wanted).slice(0, 100),
        per_page: '1000',
      });
      const fitting = whole.filter((row) =>
        typeof wanted === 'string'
          ? String(row[column] ?? '')
              .toLowerCase()
              .includes(wanted.toLowerCase())
          : row[column] === wanted,
      );
      expect(data, `${operation.name} ${column}`).toEqual(fitting);
      const filters = JSON.stringify({ [column]: String(wanted).slice(0, 100) });
      const asJson = await ask(operation, { filters, per_page: '1000', page: '', sortBy: '', sortDir: '' });
      expect(asJson.data, `${operation.name} ${column} in JSON`).toEqual(fitting);
    }
    for (const [name, value] of wrong)
      expect([operation.name, (await ask(operation, { [name]: value })).status]).toEqual([
        operation.name,
        422,
      ]);
  }
}, 120_000);
