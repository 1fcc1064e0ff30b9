/** The demo is people's first impression: none of its lists may be empty. */

import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import type { Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { mapAssigning } from '@sheaf/contract/territory/maps/assigning';
import { documentKind } from '@sheaf/rules/noticeboard/notice-file';
import { assignFilters, fitsFilter } from '@sheaf/rules/territory/maps/assign-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from '#app/contexts';
import { runFrequent } from '#platform/jobs/frequent';
import { hashSecret, newSecret } from '#platform/secrets';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { prepareDemo } from './demo.ts';

let test: TestApp;
const token = newSecret();

beforeAll(async () => {
  test = await openTestApp();
  // Several concurrent first starts, like two processes of a new installation.
  await Promise.all([1, 2, 3].map(() => prepareDemo(test.database.owner)));
  // Runs at every start.
  await runFrequent(
    test.platform,
    test.database.owner,
    domains.flatMap(({ frequent = [] }) => frequent),
  );
  await test.database.owner.query(
    `insert into sessions (congregation_id, person_id, token_hash, source, device)
     select congregation_id, id, $1, 'sms', 'test' from people where email = 'administrator@demo.example.org'`,
    [hashSecret(token)],
  );
});
afterAll(() => test.close());

/** Lists that only fill through actions after the demo was loaded. */
const begunByPeople: Record<string, string> = {
  'access.listLocalOutbox': 'no message leaves the demo by itself',
  'access.listPasskeys': 'a passkey is made by the device that has it',
  'people.listPhonesToCheck': 'every number of the demo is valid in a country',
  'addresses.listMyAddresses': 'addresses are lent at the press of a button',
  'dashboard.listNotifications': 'these tell of what others do from now on',
  'messages.listPushDevices': 'a phone asks for it by itself',
  'carts.listDueReports': 'only those are asked who had a shift',
  'proposals.listProposals': 'nobody outside the demo could answer one',
  'carts.listSharePartners': 'a partner is another congregation of the installation',
  'congregations.listExports': 'an export is asked for by hand, and ends',
  'reports.listPreparedReports': 'the report of a month is prepared by its person',
  'reports.listReportImports': 'nothing had to be brought in from elsewhere',
  'swaps.listSwaps': 'a search begins by a person and asks others by message',
  'swaps.listOpenPlaces': 'nobody takes open places before the setting permits it',
  'speakersImport.listImports': 'nothing had to be brought in from elsewhere',
  'erasure.listDeletedPeople': 'nobody has been deleted',
  'meetings.listWorkbookImports': 'no workbook is shipped with Sheaf',
  'peopleImport.listPeopleImports': 'nobody had to be brought in from elsewhere',
  'territoryImport.listImports': 'nothing had to be brought in from elsewhere',
};

const isList = ({ method, params, reply }: Definition): boolean =>
  method === 'GET' && params === undefined && reply instanceof z.ZodArray;

const lists = allOperations.filter(
  (operation) => operation.permission !== 'public' && isList(operation) && !(operation.name in begunByPeople),
);

it('X-DEMO loads the demo once in concurrent first starts, and each finds it', async () => {
  const { rows } = await test.database.owner.query(
    `select (select count(*)::int from congregations) as congregations,
       (select count(*)::int from people where email = 'administrator@demo.example.org') as administrators`,
  );
  expect(rows).toEqual([{ congregations: 1, administrators: 1 }]);
  expect(await prepareDemo(test.database.owner)).toBeDefined();
});

it('excludes only lists of the contract', () => {
  const names = allOperations.filter(isList).map(({ name }) => name);
  expect(Object.keys(begunByPeople).filter((name) => !names.includes(name as never))).toEqual([]);
});

it('X-DEMO finds a map with every filter of the maps to assign', async () => {
  const { data } = await test.call(mapAssigning.listAssignMaps, { as: token });
  const found = assignFilters.filter((filter) => data.some((map) => fitsFilter(map, filter)));
  expect(found).toEqual(assignFilters);
});

it('fills every list of the demo congregation', async () => {
  expect(lists.length).toBeGreaterThan(15);
  const empty: string[] = [];
  for (const operation of lists) {
    const { status, data } = await test.call(operation, { as: token });
    expect([operation.name, status]).toEqual([operation.name, 200]);
    if ((data as unknown[]).length === 0) empty.push(operation.name);
  }
  expect(empty).toEqual([]);
});

it("opens every notice of the demo's noticeboard", async () => {
  const { data } = await test.call(noticeboard.listFiles, { as: token });
  for (const { id, kind, asset } of data) {
    const sha256 = asset.location.split('/').at(-1)!;
    const answer = await test.app.inject({
      url: `/api${asset.location}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([id, answer.statusCode, sha256.length]).toEqual([id, 200, 64]);
    if (kind !== 'picture') expect(documentKind(answer.rawPayload)).toBe(kind);
  }
});

it('PRINT-O4 stores for every assignment of the demo when its map was previously completed', async () => {
  const { rows } = await test.database.owner.query(
    `select m.number from map_assignments a join maps m on m.id = a.map_id
     where a.previous_completed is null or a.previous_completed > a.assigned_at::date
       or a.previous_completed is distinct from greatest(a.previous_completed,
         (select max(b.returned_at::date) from map_assignments b
          where b.map_id = a.map_id and b.completed and b.returned_at <= a.assigned_at))
     union all
     select number from maps where last_completed is null and type_id <> 5`,
  );
  expect(rows).toEqual([]);
});

it('fills half a year of meetings, nobody twice in a week, with an upcoming duty for each of the three people', async () => {
  const { rows } = await test.database.owner.query(
    `select count(distinct week)::int as weeks,
       count(*) filter (where person_id is null and qualification <> 14)::int as open,
       (select count(*)::int from (select 1 from duties where person_id is not null and qualification is not null
          group by week, person_id having count(*) > 1) twice) as twice,
       (select count(distinct person_id)::int from duties join people p on p.id = person_id
          where on_date >= now()::date and qualification is not null and p.email ~ '^(publisher|servant|administrator)@') as ahead
     from duties where week < date_trunc('week', now())::date and qualification is not null`,
  );
  expect(rows).toEqual([{ weeks: 26, open: 0, twice: 0, ahead: 3 }]);
});
