/**
 * Restores rows that were cleared for other people where they are still free, and leaves the others unchanged
 * (JOURNAL-R12).
 */
import { isPast } from '@sheaf/rules/journal/freed-rows';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { changes } from '#contexts/journal/journal.store';
import { revert } from '#contexts/journal/revert.store';
import { revertConflicts } from '#contexts/journal/revert-conflicts.store';
import type { Registry, RevertCall } from '#platform/registry';

class OccupiedPlace extends Error {}

type FreedCall = Omit<RevertCall, 'rows'> & { registry: Registry };

async function restore({ registry, ...call }: FreedCall, bundle: readonly NetRow[]): Promise<void> {
  const { tenant } = call;
  await revertConflicts.lock(tenant, registry, bundle);
  const done = await revertConflicts.restored(tenant, bundle);
  const rows = bundle.filter((row) => !done.has(row));
  if (await revertConflicts.isTaken(tenant, registry, rows)) throw new OccupiedPlace();
  for (const { conflict } of registry.reverts)
    if (conflict && (await conflict(tenant, rows))) throw new OccupiedPlace();
  const checks = [];
  for (const { begin } of registry.reverts) if (begin) checks.push(await begin({ ...call, rows }));
  if ((await revert.rows(tenant, rows)) === 'conflict') throw new OccupiedPlace();
  // Writes again the columns that a trigger cleared when another column changed.
  if ((await revert.rows(tenant, rows.filter(isChanged))) === 'conflict') throw new OccupiedPlace();
  for (const { completes } of registry.reverts)
    if (completes && !(await completes({ ...call, rows }))) throw new OccupiedPlace();
  for (const check of checks) if (await check()) throw new OccupiedPlace();
}

const isChanged = ({ act }: NetRow): boolean => act === 'changed';

/** @returns the first row of each bundle that was not restored. */
export async function restoreFreed(call: FreedCall, bundles: readonly NetRow[][]): Promise<NetRow[]> {
  if (bundles.length === 0) return [];
  const today = await changes.today(call.tenant, call.now);
  const left: NetRow[] = [];
  for (const bundle of bundles) {
    const isOver = bundle.some((row) => isPast(call.registry.journal, row, today));
    const restored =
      !isOver &&
      (await call.tenant.attempt(
        async () => {
          await restore(call, bundle);
          return true;
        },
        (error) => (error instanceof OccupiedPlace ? false : undefined),
      ));
    if (!restored) left.push(bundle[0]!);
  }
  return left;
}
