/** Concurrency of an import with other writes: imports wait for each other, other writes continue. */

import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importBodyOf } from '#contexts/people/people-import/testing/import-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { importLedger } from '#platform/imports/import-ledger.store';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const lines = Array.from(
  { length: 60 },
  (_, index) => `${index + 1},High Street,${-41 - index / 5000},145.9`,
);
const list = `House number,Street name,Latitude,Longitude\n${lines.join('\n')}\n`;
const table = 'TerritoryNumber,TerritoryAddressID,Number,Street,Status\n77,,1,High Street,';
const persons = 'personalInfo.firstname;personalInfo.lastname;personalInfo.gender\nCaleb;Ashby;male';
const fields = { dry_run: 'false' };

const imports = {
  'an address list': (token: string) =>
    sendFile(test, addresses.importAddresses, { as: token, file: list, fields }),
  'a territory of another program': (token: string) =>
    sendFile(test, territoryImport.importFile, { as: token, file: table, fields }),
  people: (token: string) => test.call(peopleImport.importPeople, { as: token, body: importBodyOf(persons) }),
};

async function elsewhere() {
  const congregation = await seedCongregation(test.database.owner);
  const person = await congregation.addPerson({ permissions: [...permissionKeys] });
  return { congregation, person };
}

/**
 * Resolves to `waits` when a session waits for a lock of this kind, or to `done` if the work ended before.
 */
async function seeWhether(work: Promise<unknown>, waitsFor: string): Promise<'waits' | 'done'> {
  const state = { isDone: false };
  const end = (): void => {
    state.isDone = true;
  };
  work.then(end, end);
  while (!state.isDone) {
    const { rows } = await test.database.owner.query(
      `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
       where not granted and (l.locktype = $1 or l.relation = to_regclass($1))`,
      [waitsFor],
    );
    if (rows.length > 0) return 'waits';
  }
  return 'done';
}

/** Holds an import open until `work` is done. */
async function whileImporting<Result>(
  { id }: SeededCongregation,
  work: () => Promise<Result>,
): Promise<Result> {
  const act = { congregationId: id, personId: null, operation: 'import' };
  return tenantTransaction(test.platform, act, async (tenant) => {
    await importLedger.waitForTurn(tenant);
    return work();
  });
}

it.each(Object.entries(imports))(
  'TERR-R18 serialises imports of %s within a congregation, not across congregations',
  async (_, send) => {
    const { congregation, person } = await elsewhere();
    const other = await elsewhere();
    const sent = await whileImporting(congregation, async () => {
      expect((await send(other.person.token)).status).toBe(200);
      const own = send(person.token);
      expect(await seeWhether(own, 'advisory')).toBe('waits');
      return { own };
    });
    expect((await sent.own).status).toBe(200);
  },
);

it('X-WORKERS-7 assigns and recalls another map during an import', async () => {
  const { congregation, person } = await elsewhere();
  const map = await congregation.addMap();
  const revisionsOf = async (): Promise<Record<string, number>> => {
    const { rows } = await test.database.owner.query(
      'select collection, revision::int from revisions where congregation_id = $1',
      [congregation.id],
    );
    return Object.fromEntries(rows.map(({ collection, revision }) => [collection, revision]));
  };
  const before = await revisionsOf();
  const held = await test.database.owner.connect();
  await held.query('begin; lock table preloaded_addresses in share mode');
  const sent = imports['an address list'](person.token);
  expect(await seeWhether(sent, 'preloaded_addresses')).toBe('waits');
  const body = { id: map.id };
  const assigned = await test.call(maps.assignMap, { as: person.token, body: { ...body, user: person.id } });
  const cancelled = await test.call(maps.cancelAssignment, { as: person.token, body });
  expect([assigned.status, cancelled.status]).toEqual([200, 200]);
  const between = await revisionsOf();
  for (const collection of ['maps', 'mapAssignments'])
    expect(between[collection]).toBeGreaterThan(before[collection] ?? 0);
  expect(between.imports).toBe(before.imports);
  await held.query('rollback');
  held.release();
  expect((await sent).status).toBe(200);
  const after = await revisionsOf();
  for (const collection of ['maps', 'streets', 'preloadedAddresses', 'mapBorders', 'imports'])
    expect([collection, after[collection]]).toEqual([collection, (between[collection] ?? 0) + 1]);
});

it('X-WORKERS-7 marks imported people with the revision of their import', async () => {
  const { congregation, person } = await elsewhere();
  await imports.people(person.token);
  const { rows } = await test.database.owner.query(
    `select p.first_name, m.revision = r.revision as is_marked from people p
     left join row_revisions m on m.congregation_id = p.congregation_id and m.collection = 'users' and m.row_id = p.id
     join revisions r on r.congregation_id = p.congregation_id and r.collection = 'users'
     where p.congregation_id = $1 and p.id <> $2`,
    [congregation.id, person.id],
  );
  expect(rows).toEqual([{ first_name: 'Caleb', is_marked: true }]);
});
