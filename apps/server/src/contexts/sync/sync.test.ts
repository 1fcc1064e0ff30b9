import { access } from '@sheaf/contract/people/access/access';
import { sync } from '@sheaf/contract/sync/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let burnie: SeededCongregation;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  burnie = await seedCongregation(test.database.owner, 'Burnie');
  ruth = await burnie.addPerson({ permissions: ['maps.dnc'] });
});
afterAll(() => test.close());

const poll = async (tag?: string) =>
  test.call(sync.poll, { as: ruth.token, ...(tag && { headers: { 'if-none-match': tag } }) });

it('SYNC-R2 SYNC-D3 counts the records in the marker and raises it with every change, other markers stay equal', async () => {
  const before = (await poll()).data.markers;
  expect(before.maps).toMatch(/^0{10}\d+$/);
  await burnie.addMap();
  const after = (await poll()).data.markers;
  expect(after.maps!.slice(0, 10)).toBe('0000000001');
  expect(after.roles).toBe(before.roles);
});

it('SYNC-R2.2 raises the marker of last visits, and no other, with a check of a session', async () => {
  const before = (await poll()).data.markers;
  expect((await test.call(access.checkSession, { as: ruth.token })).status).toBe(200);
  const seen = (await poll()).data.markers;
  expect(Object.keys(seen).filter((name) => seen[name] !== before[name])).toEqual(['lastVisits']);
  await test.database.owner.query(
    `update people set last_login = now(), first_name = 'Rut' where congregation_id = $1 and id = $2`,
    [burnie.id, ruth.id],
  );
  expect((await poll()).data.markers.users).not.toBe(seen.users);
});

it('SYNC-R3 has a marker for every collection that changes, so that a phone without the channel misses nothing', async () => {
  await test.database.owner.query(
    `insert into events (congregation_id, type, starts_on, starts_at, ends_on, ends_at)
     values ($1, 'special', '2026-03-01', '10:00', '2026-03-01', '11:00')`,
    [burnie.id],
  );
  const { rows } = await test.database.owner.query<{ collection: string }>(
    'select collection from revisions where congregation_id = $1',
    [burnie.id],
  );
  expect(rows.map(({ collection }) => collection)).toContain('events');
  const { markers } = (await poll()).data;
  for (const { collection } of rows) expect(Object.keys(markers)).toContain(collection);
});

it('SYNC-O2 changes the marker when one record is deleted while another is added', async () => {
  const map = await burnie.addMap();
  const first = await map.addDoor({ house: '1' });
  const before = (await poll()).data.markers;
  await test.database.owner.query(
    `with gone as (delete from available_addresses where id = $1 returning *)
     insert into available_addresses (congregation_id, map_id, street_id, house)
     select congregation_id, map_id, street_id, '2' from gone`,
    [first],
  );
  const after = (await poll()).data.markers;
  expect(after.availableAddresses!.slice(0, 10)).toBe(before.availableAddresses!.slice(0, 10));
  expect(after.availableAddresses).not.toBe(before.availableAddresses);
});

it('SYNC-R1 answers 304 while the congregation is unchanged, a changed permission changes every marker', async () => {
  const first = await poll();
  expect((await poll(first.headers.etag)).status).toBe(304);
  await test.database.owner.query(
    'update people set permission_epoch = permission_epoch + 1 where congregation_id = $1 and id = $2',
    [burnie.id, ruth.id],
  );
  const second = await poll(first.headers.etag);
  expect(second.status).toBe(200);
  for (const [name, marker] of Object.entries(first.data.markers))
    expect(second.data.markers[name]).not.toBe(marker);
});

it('SYNC-C2 lists the stale collections of a phone, an unreadable marker counts as stale', async () => {
  const { markers } = (await poll()).data;
  const text = Object.entries(markers)
    .filter(([name]) => name !== 'roles')
    .map(([name, marker]) => `${name}:${name === 'maps' ? '00000000001' : marker}`)
    .join(',');
  const { data } = await test.call(sync.listStale, { as: ruth.token, query: { markers: text } });
  expect(data.stale.sort()).toEqual(['maps', 'roles']);
  const all = await test.call(sync.listStale, { as: ruth.token, query: { markers: '???' } });
  expect(all.data.stale.sort()).toEqual(Object.keys(markers).sort());
});
