import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
  await congregation.addPerson({ firstName: 'Ruth' });
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
const send = (file: string, dryRun: boolean, names?: object[], as = servant.token) =>
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
it('TERR-R24 the history requires the permission to assign maps, and no person is named without it', async () => {
  const keys = permissionKeys.filter((key) => key !== 'settings.maps.assign');
  const other = await congregation.addPerson({ permissions: [...keys], firstName: 'Other' });
  const { data } = await send(
    backup(['531', '', '', '2024-01-05', 'Ruth Hollis']),
    true,
    undefined,
    other.token,
  );
  expect(data.lacking).toEqual(['settings.maps.assign']);
  expect(data.names).toEqual([{ name: 'Ruth Hollis', times: 1, match: null }]);
  const file = backup(['531', '', '', '2024-01-05', 'Ruth Hollis']);
  const elsewhere = await seedCongregation(test.database.owner, 'Devonport');
  const stranger = await elsewhere.addPerson({ firstName: 'Stranger' });
  const foreign = await send(file, false, [{ name: 'Ruth Hollis', person: stranger.id }]);
  expect([foreign.status, foreign.problem.errors]).toEqual([422, expect.anything()]);
  for (const names of ['{', '[{"name":1}]', '[{"name":"a","person":"b"}]'])
    expect(
      (await sendFile(test, territoryImport.importFile, { as: servant.token, file, fields: { names } }))
        .status,
    ).toBe(422);
});

it.each([
  [
    'nws-assignments',
    'TerritoryNumber,CategoryCode,AssignedTo,Assigned,Completed',
    ['541,,Ruth Hollis,2024-01-05,2024-02-07', '541,,Joel Webb,2024-03-05,', '999,,Joel Webb,2024-03-05,'],
  ],
  [
    'territory-helper-assignments',
    'Territory number,Publisher,Date assigned,Date returned,Date completed',
    ['541,Ruth Hollis,2024-01-05,,2024-02-07', '541,Joel Webb,2024-03-05,,', '999,Joel Webb,2024-03-05,,'],
  ],
])('TERR-R24 a table of assignments (%s) fills the history of existing maps', async (format, head, rows) => {
  const own = await congregation.addMap({ number: '541' });
  const { data } = await send([head, ...rows].join('\n'), false);
  expect(data.format).toBe(format);
  expect(data.problem_counts).toEqual({ 'map-missing': 1 });
  expect(
    (await historyOf('541')).map(({ from, to, completed, holder }) => [from, to, completed, holder]),
  ).toEqual([
    ['2024-01-05', '2024-02-07', true, 'Ruth'],
    ['2024-03-05', null, false, 'Joel Webb'],
  ]);
  expect((await rollback(data.id)).status).toBe(200);
  await test.database.owner.query('delete from maps where id = $1', [own.id]);
});

it('TERR-R26 USERS-X2 an imported name is erased with the person of that name, or alone', async () => {
  const body = { first_name: 'Canaryname', last_name: 'Webb', gender: 2 as const };
  const gone = (await test.call(people.addPerson, { as: servant.token, body })).data.id;
  const file = backup(
    ['551', '2023-10-04', 'canaryname  WEBB', '2024-01-05', 'Canaryname Webb'],
    ['552', '2023-10-04', 'Othercanary Webb', '', ''],
  );
  const names = ['canaryname webb', 'Othercanary Webb'].map((name) => ({ name, person: null }));
  expect((await send(file, false, names)).status).toBe(200);
  const stands = async (word: string) =>
    Number(
      (
        await query(
          `select (select count(*) from map_assignment_holders h where h::text ilike $1)
        + (select count(*) from journal j where j::text ilike $1) as n`,
          [`%${word}%`],
        )
      )[0].n,
    );
  expect(await stands('canaryname')).toBeGreaterThan(2);
  await test.call(people.deletePerson, { as: servant.token, params: { id: gone } });
  expect((await test.call(erasure.erasePerson, { as: servant.token, params: { id: gone } })).status).toBe(
    200,
  );
  expect(await stands('canaryname')).toBe(0);
  expect((await historyOf('551')).map(({ holder }) => holder)).toEqual([
    'Former publisher',
    'Former publisher',
  ]);
  const other = await congregation.addPerson({ permissions: ['settings.maps'], firstName: 'Other' });
  const erase = (name: string, as = servant.token) =>
    test.call(territoryImport.eraseHolderName, { as, body: { name } });
  expect((await erase('Othercanary Webb', other.token)).status).toBe(403);
  expect((await erase('othercanary webb')).data).toEqual({ erased: 1 });
  expect(await stands('othercanary')).toBe(0);
  expect((await erase('Othercanary Webb')).data).toEqual({ erased: 0 });
});
