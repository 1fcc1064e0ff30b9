/**
 * Two years of field service reports of the demo congregation, totals of earlier months, and reporters for
 * others.
 */
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { isReporting } from '@sheaf/rules/reports/reporting-people';
import { reportGroups } from '@sheaf/rules/reports/totals';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoPerson } from './people.ts';
import { type Random, seededRandom } from './random.ts';

const seed = 20_251_123;
const months = 24;

/** Indices of people whose report of last month is missing. */
const missing = new Set([23, 37, 44, 61, 68, 75]);
/** Indices of people whose report of the month before is missing too. */
const longMissing = new Set([37, 61]);

const comments = ['Ill for a week', 'With family in Hobart', 'Pioneer school', null, null, null];

type Reporter = Pick<DemoPerson, 'active' | 'appointment' | 'pioneer'> & { id: number };

function figuresOf({ pioneer }: Reporter, random: Random) {
  const active = pioneer || random.next() < 0.95;
  const aux = !pioneer && active && random.next() < 0.05;
  const hours = pioneer ? random.between(42, 62) : aux ? random.between(15, 32) : null;
  return {
    active,
    aux,
    pioneer,
    hours,
    studies: active ? Math.max(0, random.between(pioneer ? 1 : -2, pioneer ? 4 : 2)) : null,
    special_hours: pioneer ? Math.max(0, random.between(-12, 8)) : null,
    comments: random.next() < 0.04 ? random.pick(comments) : null,
    late: random.next() < 0.03,
  };
}

const cameIn = (index: number, back: number): boolean =>
  back === 0 ? !missing.has(index) : back > 1 || !longMissing.has(index);

export async function loadReports(
  client: ClientBase,
  congregation: number,
  people: readonly Reporter[],
  asOf: Date,
): Promise<void> {
  const own = { congregation_id: congregation };
  const random = seededRandom(seed);
  const newest = lastMonth(asOf.toISOString().slice(0, 10));
  const rows = people.flatMap((person, index) =>
    Array.from({ length: months }, (_, back) => ({ back, ...figuresOf(person, random) }))
      .filter(({ back }) => isReporting(person) && cameIn(index, back))
      .map(({ back, ...figures }) => ({
        ...own,
        person_id: person.id,
        month: addMonths(newest, -back),
        ...figures,
        entered_by: person.id,
      })),
  );
  await bulkInsert(client, 'service_reports', rows);
  const before = addMonths(newest, -months);
  const counts = { pub: 74, aux: 5, pio: 9, spc: 1 };
  const hours = { pub: 0, aux: 118, pio: 463, spc: 101 };
  await bulkInsert(
    client,
    'carried_totals',
    reportGroups.map((group) => ({
      ...own,
      month: before,
      report_group: group,
      count: counts[group],
      hours: hours[group],
      studies: Math.round(counts[group] / 3),
    })),
  );
  await bulkInsert(client, 'report_delegates', [
    { ...own, person_id: people[4]!.id, delegate_id: people[2]!.id },
  ]);
}
