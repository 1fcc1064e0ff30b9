import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTables } from '#contexts/territory/territory-import/import-rollback';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

/** A backup without the columns `Id` and `MobileLink`. */
const heading = 'Number\tDescription\tKind\tStatus\tLastCompleted\tLastCompletedBy\tSignedOut\tSignedOutTo';
const backup = (...rows: string[][]): string =>
  [
    heading,
    ...rows.map(([number, ...rest]) => [number, 'Montello', 'Residential', '', ...rest].join('\t')),
  ].join('\n');
const send = (file: string | string[], dryRun: boolean, names?: object[], as = servant.token) =>
  sendFile(test, territoryImport.importFile, {
    as,
    file,
    fields: { dry_run: String(dryRun), ...(names && { names: JSON.stringify(names) }) },
  });
const rollback = (id: number) =>
  test.call(territoryImport.rollbackImport, { as: servant.token, params: { id } });
const historyOf = (number: string) =>
  query(
    `select (a.assigned_at at time zone 'Australia/Hobart')::date::text as from, a.start_unknown as unknown,
       (a.returned_at at time zone 'Australia/Hobart')::date::text as to, a.completed, a.previous_completed::text as before,
       (select string_agg(coalesce(p.first_name, h.holder_name), ',' order by h.id) from map_assignment_holders h
          left join people p on p.id = h.person_id where h.assignment_id = a.id) as holder
     from map_assignments a join maps m on m.id = a.map_id where m.number = $1 order by a.assigned_at`,
    [number],
  );
const dump = async () =>
  Promise.all(
    importTables.map((table) =>
      query(
        `select to_jsonb(t) - 'version' - 'updated_at' as row from ${table} t order by (to_jsonb(t) - 'version' - 'updated_at')::text`,
      ),
    ),
  );
async function sheetOf(year: number): Promise<string> {
  const answer = await test.app.inject({
    method: 'GET',
    url: `/api/reports/s13?year=${year}`,
    headers: { authorization: `Bearer ${servant.token}` },
  });
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const first = backup(
  ['501', '2023-10-04', 'Joel Webb', '2024-01-05', 'Hollis, Ruth'],
  ['502', '2023-11-20', 'ruth  hollis', '', ''],
);
const second = backup(
  ['501', '2024-03-01', 'Ruth Hollis', '2024-05-02', 'Joel Webb'],
  ['502', '2023-11-20', 'Ruth Hollis', '2024-04-11', 'Ruth Hollis'],
);

it('TERR-R24 TERR-R25 successive backups of Alba become the history, and each import is rolled back', async () => {
  const before = await dump();
  const told = (await send(first, true)).data;
  expect(told.names).toEqual([
    { name: 'ruth hollis', times: 2, match: { id: ruth.id, full_name: 'Ruth Hollis' } },
    { name: 'Joel Webb', times: 1, match: null },
  ]);
  expect(told.counts).toMatchObject({ maps_new: 2, assignments: 3, held: 1, held_by_name: 0 });
  const one = (await send(first, false)).data;
  expect({ ...one, dry_run: true, id: null }).toEqual(told);
  expect(await historyOf('501')).toEqual([
    {
      from: '2023-10-04',
      unknown: true,
      to: '2023-10-04',
      completed: true,
      before: null,
      holder: 'Joel Webb',
    },
    { from: '2024-01-05', unknown: false, to: null, completed: false, before: '2023-10-04', holder: 'Ruth' },
  ]);
  const afterFirst = await dump();
  const two = (await send(second, false)).data;
  expect(two.counts).toMatchObject({
    maps_new: 0,
    assignments: 2,
    assignments_changed: 1,
    completions: 1,
    held: 1,
    held_by_name: 1,
  });
  expect(two.problems).toEqual([]);
  expect(await historyOf('501')).toEqual([
    {
      from: '2023-10-04',
      unknown: true,
      to: '2023-10-04',
      completed: true,
      before: null,
      holder: 'Joel Webb',
    },
    {
      from: '2024-01-05',
      unknown: false,
      to: '2024-03-01',
      completed: true,
      before: '2023-10-04',
      holder: 'Ruth',
    },
    {
      from: '2024-05-02',
      unknown: false,
      to: null,
      completed: false,
      before: '2024-03-01',
      holder: 'Joel Webb',
    },
  ]);
  expect((await send(second, false)).problem.code).toBe('import-empty');
  expect((await send(first, false)).problem.code).toBe('import-empty');
  const sheet = await sheetOf(2024);
  expect(sheet).toMatch(
    /501 Never Joel Webb 4 Oct 2023 Ruth Hollis 5 Jan 2024 1 Mar 2024 Joel Webb 2 May 2024/,
  );
  expect((await rollback(one.id)).problem.code).toBe('import-assigned');
  expect((await rollback(two.id)).status).toBe(200);
  expect(await dump()).toEqual(afterFirst);
  expect((await rollback(one.id)).status).toBe(200);
  expect(await dump()).toEqual(before);
});

it('TERR-R25 backups chosen together make the same history in any order', async () => {
  const before = await dump();
  for (const files of [
    [first, second],
    [second, first],
  ]) {
    const { data } = await send(files, false);
    expect(data.counts).toMatchObject({ maps_new: 2, assignments: 5, held: 1, held_by_name: 1 });
    expect(data.problems).toEqual([]);
    expect((await historyOf('501')).map(({ from, to, holder }) => [from, to, holder])).toEqual([
      ['2023-10-04', '2023-10-04', 'Joel Webb'],
      ['2024-01-05', '2024-03-01', 'Ruth'],
      ['2024-05-02', null, 'Joel Webb'],
    ]);
    expect((await rollback(data.id)).status).toBe(200);
    expect(await dump()).toEqual(before);
  }
  const other = 'TerritoryNumber,CategoryCode,AssignedTo,Assigned\n501,,Ruth,2024-01-01';
  expect((await send([first, other], true)).problem.code).toBe('formats-differ');
});

it('TERR-R24 imports a holder as the chosen person or as a name; an assigned map is then held by that person', async () => {
  const thea = await congregation.addPerson({ firstName: 'Thea' });
  const file = backup(
    ['511', '', '', '2024-01-05', 'T. Hollis'],
    ['512', '', '', '2024-01-06', 'Ruth Hollis'],
  );
  const names = [
    { name: 't.  hollis', person: thea.id },
    { name: 'Ruth Hollis', person: null },
  ];
  const { data } = await send(file, false, names);
  expect(data.counts).toMatchObject({ held: 1, held_by_name: 1 });
  const read = async (number: string) =>
    (await test.call(maps.readMap, { as: servant.token, params: { number } })).data;
  const [mine, named] = [await read('511'), await read('512')];
  expect(mine.map.assignment!.user).toEqual({ id: thea.id, full_name: 'Thea Hollis' });
  expect(named.map.assignment!.user).toEqual({ id: null, full_name: 'Ruth Hollis' });
  expect(named.assignments![0]!.users).toMatchObject([
    { id: null, full_name: 'Ruth Hollis', returned_at: null },
  ]);
  const list = (await test.call(maps.listMaps, { as: thea.token })).data;
  expect(list.find(({ number }: { number: string }) => number === '511')!.assignment!.user!.id).toBe(thea.id);
  // The holder by name is not the person of that name; a map assigner hands the map in.
  const id = named.map.assignment!.id;
  expect((await test.call(maps.handInMap, { as: ruth.token, body: { id } })).status).toBe(403);
  expect(
    (await test.call(maps.handInMap, { as: thea.token, body: { id: mine.map.assignment!.id } })).status,
  ).toBe(200);
  expect((await test.call(maps.handInMap, { as: servant.token, body: { id } })).status).toBe(200);
  expect((await rollback(data.id)).problem.code).toBe('import-changed');
});

it('TERR-R24 a map that is held keeps its holder', async () => {
  const own = await congregation.addMap({ number: '521' });
  await test.call(maps.assignMap, { as: servant.token, body: { id: own.id, user: ruth.id } });
  const file = backup(['521', '2024-03-01', 'Joel Webb', '2024-05-02', 'Joel Webb']);
  const { data } = await send(file, false);
  // The imported assignment was handed in before the existing one began.
  expect(data.counts).toMatchObject({ assignments: 2, held: 0, held_by_name: 0 });
  expect((await historyOf('521')).map(({ holder, to }) => [holder, to !== null])).toEqual([
    ['Joel Webb', true],
    ['Joel Webb', true],
    ['Ruth', false],
  ]);
  const later = backup(['521', '', '', testNow().toISOString().slice(0, 10), 'Joel Webb']);
  await test.database.owner.query(
    `update map_assignments set assigned_at = '2025-01-02T01:00Z' where returned_at is null and map_id = $1`,
    [own.id],
  );
  const held = (await send(later, true)).data;
  expect(held.problem_counts).toEqual({ 'map-held': 1, 'map-listed': 1 });
  expect((await rollback(data.id)).status).toBe(200);
});
