import type { JournalRegistry } from '@sheaf/rules/journal/journal-registry';
import { type ChangeRow, changes, mostRows, type SummaryRow } from '#contexts/journal/journal.store';
import { type Names, readNames } from '#contexts/journal/names.store';
import { presentSummary, referencesIn } from '#contexts/journal/present-entry';
import type { Tenant } from '#platform/database/tenant';

function withPeople(found: Map<string, Set<string>>, rows: readonly ChangeRow[]): Map<string, Set<string>> {
  const people = new Set(found.get('people'));
  for (const { person_id } of rows) if (person_id !== null) people.add(String(person_id));
  return found.set('people', people);
}

const present = (registry: JournalRegistry, row: ChangeRow, touched: readonly SummaryRow[], names: Names) => {
  const main = touched.toSorted(registry.byRank(row.operation))[0];
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    by:
      row.person_id === null
        ? null
        : { id: row.person_id, full_name: names.get('people')?.get(String(row.person_id)) ?? '' },
    kind: registry.kindOf(row.operation),
    about: main ? presentSummary(registry, main, names) : null,
    rows: Math.min(
      mostRows,
      touched.reduce((sum, { count }) => sum + count, 0),
    ),
    undoes: row.undoes === null ? null : Number(row.undoes),
    taken_back: row.taken_back_by !== null,
  };
};

/** Presents author, time and subject of changes (JOURNAL-R1). */
export async function presentChanges(tenant: Tenant, registry: JournalRegistry, rows: readonly ChangeRow[]) {
  const summaries = await changes.summaries(
    tenant,
    rows.map(({ id }) => id),
  );
  const touched = Map.groupBy(summaries, ({ change_id }) => change_id);
  const samples = summaries.map(({ table, sample }) => ({ table, data: sample }));
  const names = await readNames(tenant, registry, withPeople(referencesIn(registry, samples), rows));
  return rows.map((row) => present(registry, row, touched.get(row.id) ?? [], names));
}
