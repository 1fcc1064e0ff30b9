import type { journal as operations } from '@sheaf/contract/journal/journal';
import { changes } from '#domains/journal/journal.store';
import { presentChanges } from '#domains/journal/present-change';
import type { Handler } from '#platform/handle';

const pageSize = 50;

/** JOURNAL-R1, JOURNAL-R2. */
export async function listChanges({ tenant, query, platform }: Handler<typeof operations.listChanges>) {
  const { kind, ...wanted } = query;
  const { journal } = platform.registry;
  // A person's changes of every kind are found by operation too: so the index gives them in order.
  const byOperation = kind !== undefined || wanted.person !== undefined;
  const operations = byOperation
    ? (await changes.operations(tenant)).filter((name) => kind === undefined || journal.kindOf(name) === kind)
    : undefined;
  const found = await changes.page(tenant, wanted, operations, pageSize + 1);
  const rows = found.slice(0, pageSize);
  return {
    changes: await presentChanges(tenant, journal, rows),
    more: found.length > pageSize,
    kinds: [...journal.kinds],
  };
}
