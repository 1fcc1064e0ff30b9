import { maps } from '@sheaf/contract/territory/maps/maps';
import { territory } from '@sheaf/contract/territory/territory/territory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededMap, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let servant: { id: number; token: string };

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: ['settings.maps', 'settings.maps.assign'] });
});
afterAll(() => test.close());

const read = async () => (await test.call(territory.readOverview, { as: servant.token })).data;

/** An assignment that began and ended so many days ago. */
async function worked(map: SeededMap, assigned: number, returned: number, completed = true): Promise<void> {
  await test.database.owner.query(
    `insert into map_assignments (congregation_id, map_id, assigned_at, returned_at, completed)
     values ($1, $2, ${nowInSql()} - make_interval(days => $3), ${nowInSql()} - make_interval(days => $4), $5)`,
    [congregation.id, map.id, assigned, returned, completed],
  );
  if (completed)
    await test.database.owner.query(
      `update maps set last_completed = greatest(coalesce(last_completed, '2000-01-01'), (${nowInSql()} - make_interval(days => $2))::date) where id = $1`,
      [map.id, returned],
    );
}

it('an empty congregation has twelve empty months and no average', async () => {
  const data = await read();
  expect([data.maps, data.out, data.worked, data.average_days_out]).toEqual([0, 0, 0, null]);
  expect(data.months).toHaveLength(12);
  expect(data.months.every(({ completed }) => completed === 0)).toBe(true);
  expect(data.doors.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

it('counts completions in twelve months, maps never completed, average days out, and the age of not-at-homes', async () => {
  const [recent, old, never, out] = [
    await congregation.addMap(),
    await congregation.addMap(),
    await congregation.addMap(),
    await congregation.addMap(),
  ];
  await worked(recent, 40, 10);
  await worked(recent, 70, 60, false);
  await worked(old, 520, 500);
  await test.call(maps.assignMap, { as: servant.token, body: { id: out.id, user: servant.id } });
  for (const [house, days] of [
    ['1', 1],
    ['2', 20],
    ['3', 80],
    ['4', 400],
  ] as const) {
    const id = await never.addDoor({ house });
    await test.database.owner.query(
      `update available_addresses set attempt = 1, adjusted_at = ${nowInSql()} - make_interval(days => $2) where id = $1`,
      [id, days],
    );
  }
  const data = await read();
  expect([data.maps, data.out, data.worked]).toEqual([4, 1, 1]);
  expect(data.average_days_out).toBe(20);
  expect(data.months.reduce((sum, { completed }) => sum + completed, 0)).toBe(1);
  expect(data.never.map(({ id }) => id).sort((a, b) => a - b)).toEqual([never.id, out.id]);
  expect(data.doors.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
});

it('ADDR-O10 counts do-not-calls older than 24 months by map, for permitted people', async () => {
  test.setNow(new Date('2026-11-20T12:00:00Z'));
  const map = await congregation.addMap({ number: '900' });
  await map.addDoNotCall({ number: 1, date: '2024-11-19' });
  await map.addDoNotCall({ number: 2, date: '2024-11-22' });
  const elder = await congregation.addPerson({ permissions: ['settings.maps', 'maps.dnc'] });
  const all = await test.call(territory.readOverview, { as: elder.token });
  expect(all.data.do_not_calls).toEqual([{ map_id: map.id, number: '900', place: '900', count: 1 }]);
  const without = await congregation.addPerson({ permissions: ['settings.maps'] });
  const seen = await test.call(territory.readOverview, { as: without.token });
  expect(seen.data.do_not_calls).toBeUndefined();
  test.setNow();
});

it('MAPS-O8 ASSIGN-O4 lists overdue maps with their days, longest first, without personal ones', async () => {
  const place = await seedCongregation(test.database.owner);
  const reader = await place.addPerson({ permissions: ['settings.maps'] });
  const days = [125, 130, 121, 400];
  const held = await Promise.all(days.map(() => place.addMap()));
  for (const [index, map] of held.entries())
    await test.database.owner.query(
      `insert into map_assignments (congregation_id, map_id, assigned_at, personal)
       values ($1, $2, ${nowInSql()} - make_interval(days => $3, hours => 1), $4)`,
      [place.id, map.id, days[index], index === 3],
    );
  await test.database.owner.query(
    'update congregations set assigned_map_cutoff = 121 where congregation_id = $1',
    [place.id],
  );
  const { overdue } = (await test.call(territory.readOverview, { as: reader.token })).data;
  expect(overdue.map(({ id, days_over }) => [id, days_over])).toEqual([
    [held[1]!.id, 9],
    [held[0]!.id, 4],
  ]);
});
