/**
 * Restores the rows that a person's deactivation cleared, after the person is active again and without
 * reverting the deactivation (USERS-X21).
 */
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { type ChangeRow, changes } from '#contexts/journal/journal.store';
import { loadChange } from '#contexts/journal/load-change';
import { lastDeactivation } from '#contexts/journal/removal.store';
import { restoreFreed } from '#contexts/journal/restore-freed';
import { presentRows } from '#contexts/journal/revert-change';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

interface RestoreContext {
  tenant: Tenant;
  actor: Actor;
  now: Date;
  platform: Platform;
}

interface ClearedChange {
  change: ChangeRow;
  /** Rows of a bundle are restored together. */
  bundles: NetRow[][];
}

/** Returns undefined if nothing was cleared, or if the deactivation was reverted. */
export async function readClearedRows(
  { tenant, platform }: RestoreContext,
  personId: number,
): Promise<ClearedChange | undefined> {
  const id = await lastDeactivation(tenant, personId);
  const change = id === undefined ? undefined : await changes.read(tenant, id);
  if (!change || change.taken_back_by !== null) return undefined;
  const { freed } = await loadChange(tenant, platform.registry, change);
  return freed.length === 0 ? undefined : { change, bundles: freed };
}

async function restore({ tenant, actor, now, platform }: RestoreContext, { bundles }: ClearedChange) {
  const left = await restoreFreed({ tenant, actor, now, registry: platform.registry }, bundles);
  const firsts = bundles.map(([first]) => first!);
  return { restored: firsts.filter((row) => !left.includes(row)), left };
}

/**
 * @returns the number of restored bundles, and the rows that could not be restored, labelled like in the
 * journal.
 */
export async function restoreClearedRows(restoring: RestoreContext, cleared: ClearedChange) {
  const { restored, left } = await restore(restoring, cleared);
  return {
    restored: restored.length,
    left: await presentRows(restoring, cleared.change.operation, left),
  };
}

class TrialResult extends Error {
  readonly result: Awaited<ReturnType<typeof restore>>;

  constructor(result: Awaited<ReturnType<typeof restore>>) {
    super('only tried');
    this.result = result;
  }
}

/** Restores and rolls back: only a real attempt runs the checks of all domains and all constraints. */
export async function triedRestoring(restoring: RestoreContext, cleared: ClearedChange) {
  const { restored, left } = await restoring.tenant.attempt(
    async (): Promise<Awaited<ReturnType<typeof restore>>> => {
      throw new TrialResult(await restore(restoring, cleared));
    },
    (error) => (error instanceof TrialResult ? error.result : undefined),
  );
  const { operation } = cleared.change;
  return {
    free: await presentRows(restoring, operation, restored),
    taken: await presentRows(restoring, operation, left),
  };
}
