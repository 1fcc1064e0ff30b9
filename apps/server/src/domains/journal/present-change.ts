import { kindOf } from '@sheaf/rules/journal/change-kinds';
import type { Reference } from '@sheaf/rules/journal/thing';
import { byTelling } from '@sheaf/rules/journal/things';
import { type ChangeRow, changes, mostRows, type SummaryRow } from '#domains/journal/journal.store';
import { type Names, readNames } from '#domains/journal/names.store';
import { presentSummary, referencesIn } from '#domains/journal/present-entry';
import type { Tenant } from '#platform/database/tenant';

function withPeople(
  found: Map<Reference, Set<string>>,
  rows: readonly ChangeRow[],
): Map<Reference, Set<string>> {
  const people = new Set(found.get('person'));
  for (const { person_id } of rows) if (person_id !== null) people.add(String(person_id));
  return found.set('person', people);
}

const present = (row: ChangeRow, touched: readonly SummaryRow[], names: Names) => {
  const main = touched.toSorted(byTelling(row.operation))[0];
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    by:
      row.person_id === null
        ? null
        : { id: row.person_id, full_name: names.get('person')?.get(String(row.person_id)) ?? '' },
    kind: kindOf(row.operation),
    about: main ? presentSummary(main, names) : null,
    rows: Math.min(
      mostRows,
      touched.reduce((sum, { count }) => sum + count, 0),
    ),
    undoes: row.undoes === null ? null : Number(row.undoes),
    taken_back: row.taken_back_by !== null,
  };
};

/** JOURNAL-R1: who, when, and what it was about. */
export async function presentChanges(tenant: Tenant, rows: readonly ChangeRow[]) {
  const summaries = await changes.summaries(
    tenant,
    rows.map(({ id }) => id),
  );
  const touched = Map.groupBy(summaries, ({ change_id }) => change_id);
  const samples = summaries.map(({ table, sample }) => ({ table, data: sample }));
  const names = await readNames(tenant, withPeople(referencesIn(samples), rows));
  return rows.map((row) => present(row, touched.get(row.id) ?? [], names));
}
