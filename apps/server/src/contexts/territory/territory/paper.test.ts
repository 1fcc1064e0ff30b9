import type { Definition } from '@sheaf/contract/operation';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territory } from '@sheaf/contract/territory/territory/territory';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({
    roles: [99],
    permissions: ['settings.print.s_13', 'settings.print.dnc_list'],
  });
});
afterAll(() => test.close());

async function textOf(operation: Definition, path: string): Promise<string> {
  const answer = await test.app.inject({
    method: operation.method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${servant.token}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const assign = (map: number, user: number | null, rest: object = {}) =>
  test.call(maps.assignMap, { as: servant.token, body: { id: map, user, ...rest } });

/** An assignment on given dates, completed on the second one. */
async function worked(map: number, user: number, from: string, to: string | null, rest: object = {}) {
  const { id } = (await assign(map, user, rest)).data.assignment!;
  if (to) await test.call(maps.handInMap, { as: servant.token, body: { id, completed: true } });
  const dates = [`${from}T03:00:00Z`, to && `${to}T03:00:00Z`];
  await test.database.owner.query(
    'update map_assignments set assigned_at = $2, returned_at = $3 where id = $1',
    [id, ...dates],
  );
  return id;
}

it('PRINT-O4 PRINT-P6 the record of a service year shows map, people and dates of that time', async () => {
  const ruth = await congregation.addPerson({ firstName: 'Ruth' });
  const joel = await congregation.addPerson({ firstName: 'Joel' });
  const own = await congregation.addMap({ number: '107' });
  await worked(own.id, ruth.id, '2024-10-05', '2024-12-01');
  await worked(own.id, joel.id, '2025-11-02', '2026-01-10', { campaign: 3, campaign_name: 'Memorial' });
  const personal = await congregation.addMap({ number: '9' });
  await worked(personal.id, ruth.id, '2025-11-03', null, { personal: true });
  test.setNow(new Date('2026-05-01T00:00:00Z'));
  const now = await textOf(territory.printAssignmentRecord, '/reports/s13');
  expect(now).toContain('Service year 2026: 1 Sept 2025 – 31 Aug 2026');
  expect(now).toMatch(/107 .*Joel Hollis Memorial .*2 Nov 2025 10 Jan 2026/);
  expect(now).not.toContain('5 Oct 2024');
  expect(now.indexOf('9 (personal)')).toBeGreaterThan(now.indexOf('107'));
  const before = await textOf(territory.printAssignmentRecord, '/reports/s13?year=2025');
  expect(before).toMatch(/107 Never Ruth Hollis .*5 Oct 2024 1 Dec 2024/);
  expect(before).not.toContain('Joel');
  test.setNow();
});

it('PRINT-O4 a deleted map remains on the sheets of the years in which it was worked', async () => {
  const ruth = await congregation.addPerson();
  const own = await congregation.addMap({ number: '208' });
  await worked(own.id, ruth.id, '2023-10-05', '2023-12-01');
  await test.database.owner.query('update maps set deleted_at = now() where id = $1', [own.id]);
  expect(await textOf(territory.printAssignmentRecord, '/reports/s13?year=2024')).toContain('208');
  expect(await textOf(territory.printAssignmentRecord, '/reports/s13?year=2025')).not.toContain('208');
});

it('PRINT-O4 a later completion does not change the last completion of a past year', async () => {
  const ruth = await congregation.addPerson({ firstName: 'Ruth' });
  const own = await congregation.addMap({ number: '301' });
  await test.database.owner.query(`update maps set last_completed = '2023-05-04' where id = $1`, [own.id]);
  const sheet = async (year: number) => {
    const text = await textOf(territory.printAssignmentRecord, `/reports/s13?year=${year}`);
    return text.slice(text.indexOf('301 '));
  };
  expect(await sheet(2024)).toMatch(/^301 4 May 2023/);
  await worked(own.id, ruth.id, '2024-10-05', '2024-12-01');
  for (const year of [2024, 2025]) expect(await sheet(year)).toMatch(/^301 4 May 2023/);
  await worked(own.id, ruth.id, '2025-10-05', '2025-12-01');
  await test.database.owner.query('update map_assignments set previous_completed = null where map_id = $1', [
    own.id,
  ]);
  expect(await sheet(2026)).toMatch(/^301 1 Dec 2024/);
});

it('PRINT-O4 does not print an assignment whose holder was removed as open to everybody', async () => {
  const removed = await congregation.addPerson({ firstName: 'Removed' });
  const own = await congregation.addMap({ number: '302' });
  const id = await worked(own.id, removed.id, '2021-10-05', '2021-12-01');
  const params = { map_id: own.id, id, user_id: removed.id };
  const done = await test.call(maps.removeHolder, { as: servant.token, params, body: {} });
  expect(done.status).toBe(200);
  const open = await congregation.addMap({ number: '303', typeId: 4 });
  const opened = (await assign(open.id, null)).data.assignment!;
  await test.database.owner.query(`update map_assignments set assigned_at = '2021-10-06' where id = $1`, [
    opened.id,
  ]);
  const text = await textOf(territory.printAssignmentRecord, '/reports/s13?year=2022');
  expect(text).toMatch(/302 .*Name removed 5 Oct 2021 1 Dec 2021 .*303 Never Open to everybody/);
  expect(text).not.toContain('Removed Hollis');
});

it('PRINT-P14 the list of do-not-calls contains addresses and dates by map, without notes', async () => {
  const own = await congregation.addMap({ number: '31' });
  const id = await own.addDoNotCall({ number: 14, unit: '2', date: '2026-03-04' });
  await test.database.owner.query(`update do_not_calls set note = 'dog' where id = $1`, [id]);
  const { data } = await test.call(addresses.listDoNotCalls, { as: servant.token });
  expect(data).toEqual([
    {
      map_id: own.id,
      map_number: '31',
      place: '',
      doors: [{ id, street: 'Mount Street', address: '2/14', date: '2026-03-04' }],
    },
  ]);
  const text = await textOf(addresses.printDoNotCalls, '/reports/dnc');
  expect(text).toMatch(/Map 31.*Mount Street 2\/14 4 Mar 2026/);
  expect(text).not.toContain('dog');
});

it('a card shows the map and its streets, without residents', async () => {
  const own = await congregation.addMap({ number: '44' });
  await own.addDoNotCall({ number: 77 });
  const text = await textOf(territory.printTerritoryCard, `/reports/territory-card/${own.id}`);
  expect(text).toContain('Map 44');
  expect(text).toContain('Mount Street');
  expect(text).not.toContain('77');
  const other = await seedCongregation(test.database.owner);
  const theirs = await other.addMap();
  const params = { id: theirs.id };
  expect((await test.call(territory.printTerritoryCard, { as: servant.token, params })).status).toBe(404);
});

it('TERR-R21 a card of a map without a picture shows its border', async () => {
  const own = await congregation.addMap({ number: '45' });
  const path = `/reports/territory-card/${own.id}`;
  const plain = await textOf(territory.printTerritoryCard, path);
  expect(plain.match(/\b45\b/g)).toHaveLength(2);
  const border = [
    [
      [
        [145.9, -41.1],
        [145.91, -41.1],
        [145.91, -41],
        [145.9, -41.1],
      ],
    ],
  ];
  await test.database.owner.query(
    'insert into map_borders (congregation_id, map_id, border) values ($1, $2, $3)',
    [congregation.id, own.id, JSON.stringify(border)],
  );
  expect((await textOf(territory.printTerritoryCard, path)).match(/\b45\b/g)).toHaveLength(1);
});
