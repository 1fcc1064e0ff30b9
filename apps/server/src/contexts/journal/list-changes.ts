import type { journal as operations } from '@sheaf/contract/journal/journal';
import { changes } from '#contexts/journal/journal.store';
import { presentChanges } from '#contexts/journal/present-change';
import type { Handler } from '#platform/handle';

const pageSize = 50;

/** JOURNAL-R1, JOURNAL-R2, JOURNAL-R11. */
export async function listChanges({ tenant, query, platform }: Handler<typeof operations.listChanges>) {
  const { kind, sign_ins: withRoutine = false, ...wanted } = query;
  const { journal } = platform.registry;
  const isWanted = (operation: string): boolean =>
    kind === undefined ? withRoutine || !journal.isRoutine(operation) : journal.kindOf(operation) === kind;
  // A filter by operation lets the index return the rows in order, also for one person's changes of every
  // kind.
  const byOperation = kind !== undefined || wanted.person !== undefined || !withRoutine;
  const operations = byOperation ? (await changes.operations(tenant)).filter(isWanted) : undefined;
  const found = await changes.page(tenant, wanted, operations, pageSize + 1);
  const rows = found.slice(0, pageSize);
  return {
    changes: await presentChanges(tenant, journal, rows),
    more: found.length > pageSize,
    kinds: [...journal.kinds],
  };
}
