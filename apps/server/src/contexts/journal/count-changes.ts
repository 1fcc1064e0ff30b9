import type { journal as operations } from '@sheaf/contract/journal/journal';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { changes } from '#contexts/journal/journal.store';
import type { Handler } from '#platform/handle';

/** JOURNAL-R14: the most frequent kind first. */
export async function countChanges({ tenant, now, platform }: Handler<typeof operations.countChanges>) {
  const { journal } = platform.registry;
  const from = addDays(await changes.today(tenant, now), -6);
  const counts = new Map<string, number>();
  for (const { operation, count } of await changes.countsSince(tenant, from)) {
    const kind = journal.isRoutine(operation) ? undefined : journal.kindOf(operation);
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const kinds = journal.kinds.flatMap((kind) => {
    const count = counts.get(kind.name);
    return count === undefined ? [] : { ...kind, count };
  });
  return { from, kinds: kinds.sort((a, b) => b.count - a.count) };
}
