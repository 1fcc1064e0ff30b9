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

/** @param bundle locked rows. */
async function restore({ registry, ...call }: FreedCall, bundle: readonly NetRow[]): Promise<void> {
  const { tenant } = call;
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

/**
 * Restores many bundles in one step; where one of them cannot be restored, each half is restored alone.
 * @returns the bundles that were not restored.
 */
async function restoreMany(call: FreedCall, bundles: readonly NetRow[][]): Promise<NetRow[][]> {
  if (bundles.length === 0) return [];
  const restored = await call.tenant.attempt(
    async () => {
      await restore(call, bundles.flat());
      return true;
    },
    (error) => (error instanceof OccupiedPlace ? false : undefined),
  );
  if (restored) return [];
  if (bundles.length === 1) return [...bundles];
  const half = bundles.length >> 1;
  const left = await restoreMany(call, bundles.slice(0, half));
  return [...left, ...(await restoreMany(call, bundles.slice(half)))];
}

/** @returns the first row of each bundle that was not restored. */
export async function restoreFreed(call: FreedCall, bundles: readonly NetRow[][]): Promise<NetRow[]> {
  if (bundles.length === 0) return [];
  const { tenant, registry } = call;
  const rows = bundles.flat();
  await revertConflicts.lock(tenant, registry, rows);
  const changed = await revertConflicts.changed(tenant, rows);
  const done = changed.size === 0 ? changed : await revertConflicts.restored(tenant, [...changed]);
  const today = await changes.today(tenant, call.now);
  const isFree = (bundle: readonly NetRow[]): boolean =>
    !bundle.some((row) => isPast(registry.journal, row, today) || (changed.has(row) && !done.has(row)));
  const left = new Set(await restoreMany(call, bundles.filter(isFree)));
  return bundles.filter((bundle) => left.has(bundle as NetRow[]) || !isFree(bundle)).map(([first]) => first!);
}
