import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

const heading = 'TerritoryNumber,TerritoryAddressID,Number,Street,Status';
let last = 100;
const nextNumber = (): string => {
  last += 1;
  return String(last);
};
const fileOf = (number: string, house = 1): string => `${heading}\n${number},,${house},High Street,`;
const send = (file: string, key?: string) =>
  sendFile(test, territoryImport.importFile, {
    as: servant.token,
    file,
    fields: { dry_run: 'false' },
    ...(key && { key }),
  });
const rollback = (id: number) =>
  test.call(territoryImport.rollbackImport, { as: servant.token, params: { id } });

it('TERR-R19 requires the rollback of a later import before that of the earlier one that it extended', async () => {
  const number = nextNumber();
  const first = (await send(fileOf(number, 1))).data;
  const second = (await send(fileOf(number, 2))).data;
  expect((await rollback(first.id)).problem.code).toBe('import-built-upon');
  expect((await rollback(second.id)).status).toBe(200);
  expect((await rollback(first.id)).status).toBe(200);
});

it('TERR-R18 one of simultaneous imports of a file succeeds, and one of simultaneous rollbacks', async () => {
  const file = fileOf(nextNumber());
  const sent = await Promise.all([send(file), send(file), send(file)]);
  const [done, ...refused] = sent.toSorted((a, b) => a.status - b.status);
  expect([done!.status, ...refused.map(({ problem }) => problem.code)]).toEqual([
    200,
    'import-empty',
    'import-empty',
  ]);
  const backs = await Promise.all(Array.from({ length: 6 }, () => rollback(done!.data.id)));
  const [back, ...others] = backs.toSorted((a, b) => a.status - b.status);
  expect([back!.status, ...others.map(({ problem }) => problem.code)]).toEqual([
    200,
    ...Array(5).fill('import-taken-back'),
  ]);
});

it('TERR-R18 an import repeated with its key has one effect and the same answer', async () => {
  const file = fileOf(nextNumber());
  const sent = await Promise.all([send(file, 'import-again'), send(file, 'import-again')]);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]!.status).toBe(200);
});

it('TERR-R18 either an assignment or a simultaneous rollback succeeds', async () => {
  for (let round = 0; round < 6; round += 1) {
    const number = nextNumber();
    const { data } = await send(fileOf(number));
    const { rows } = await test.database.owner.query('select id from maps where number = $1', [number]);
    const [held, back] = await Promise.all([
      test.call(maps.assignMap, { as: servant.token, body: { id: rows[0].id, user: servant.id } }),
      rollback(data.id),
    ]);
    expect([held.status === 200, back.status === 200].filter(Boolean)).toHaveLength(1);
  }
});
