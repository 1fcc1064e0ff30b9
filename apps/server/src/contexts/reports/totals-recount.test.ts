/** Compares the totals with sums computed independently in SQL. */
import { reports } from '@sheaf/contract/reports/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let elder: SeededPerson;

const people = 30;

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  elder = await congregation.addPerson({ permissions: ['settings.reports.totals'], appointment: 'elder' });
  for (let added = 0; added < people; added += 1) await congregation.addPerson({});
  // Ten years for each person; every seventh month is missing, flags and figures follow from the numbers.
  await test.database.owner.query(
    `insert into service_reports (congregation_id, person_id, month, active, aux, pioneer, special_pioneer,
       hours, studies, special_hours, placements, videos, return_visits, late, entered_by)
     select $1, p.id, m::date, (p.id * 7 + n) % 11 <> 0,
       (p.id + n) % 5 = 0 and p.id % 4 <> 1 and p.id % 9 <> 2, p.id % 4 = 1 and p.id % 9 <> 2, p.id % 9 = 2,
       (p.id * 31 + n * 17) % 90, (p.id + n * 3) % 6, (p.id * n) % 8,
       (p.id * 5 + n) % 12, (p.id + n) % 7, (p.id * 3 + n * 2) % 15, n % 13 = 0, p.id
     from people p, generate_series('2016-09-01'::timestamp, '2026-08-01'::timestamp, '1 month') with ordinality as t (m, n)
     where p.congregation_id = $1 and (p.id + n) % 7 <> 0 and n <> 3`,
    [congregation.id],
  );
  await test.database.owner.query(
    `insert into carried_totals (congregation_id, month, report_group, count, hours, studies, special_hours, placements, videos, return_visits)
     values ($1, '2016-10-01', 'pio', 3, 150, 4, 2, 9, 8, 7), ($1, '2016-11-01', 'pub', 40, 300, 21, 0, 30, 20, 60)`,
    [congregation.id],
  );
});
afterAll(() => test.close());

const summed = `
  with every_row as (
    select month, case when special_pioneer then 'spc' when pioneer then 'pio' when aux then 'aux' else 'pub' end as grouped,
      1 as count, hours, studies, special_hours, placements, videos, return_visits
    from service_reports where congregation_id = $1 and active
    union all
    select month, report_group, count, hours, studies, special_hours, placements, videos, return_visits
    from carried_totals c where congregation_id = $1
      and not exists (select 1 from service_reports r where r.congregation_id = $1 and r.month = c.month))
  select extract(year from month)::int as year, extract(month from month)::int as month, grouped,
    sum(count)::int as count, coalesce(sum(hours), 0)::int as hours, coalesce(sum(studies), 0)::int as studies,
    coalesce(sum(special_hours), 0)::int as special_hours, coalesce(sum(placements), 0)::int as placements,
    coalesce(sum(videos), 0)::int as videos, coalesce(sum(return_visits), 0)::int as return_visits
  from every_row
  where month between make_date($2 - 1, 9, 1) and make_date($2, 8, 31) group by 1, 2, 3`;

const none = {
  count: 0,
  hours: 0,
  studies: 0,
  special_hours: 0,
  placements: 0,
  videos: 0,
  return_visits: 0,
};

it('REPORTS-O3 REPORTS-R8 REPORTS-R22 equals the sums of the database for ten years of totals', async () => {
  let compared = 0;
  for (let year = 2017; year <= 2026; year += 1) {
    const { data } = await test.call(reports.readTotals, { as: elder.token, params: { year } });
    const { rows } = await test.database.owner.query(summed, [congregation.id, year]);
    const expected = new Map(
      rows.map(({ year: of, month, grouped, ...figures }) => [`${of} ${month} ${grouped}`, figures]),
    );
    expect(data).toHaveLength(12);
    for (const totals of data)
      for (const group of ['pub', 'aux', 'pio', 'spc'] as const) {
        const key = `${totals.year} ${totals.month} ${group}`;
        expect([key, totals[group]]).toEqual([key, expected.get(key) ?? none]);
        compared += 1;
      }
  }
  expect(compared).toBe(480);
});

it('REPORTS-O3 counts every shared report in exactly one group', async () => {
  const { rows } = await test.database.owner.query(
    'select count(*)::int as shared from service_reports where congregation_id = $1 and active',
    [congregation.id],
  );
  let counted = 0;
  for (let year = 2017; year <= 2026; year += 1) {
    const { data } = await test.call(reports.readTotals, { as: elder.token, params: { year } });
    for (const { pub, aux, pio, spc } of data) counted += pub.count + aux.count + pio.count + spc.count;
  }
  // 40 from the month without reports; the 3 of a month that has reports are not added.
  expect(counted - 40).toBe(rows[0].shared);
});
