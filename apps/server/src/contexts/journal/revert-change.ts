import type { journal } from '@sheaf/contract/journal/journal';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { decideRevert } from '@sheaf/rules/journal/revert';
import { type ChangeRow, changes } from '#contexts/journal/journal.store';
import { loadChange } from '#contexts/journal/load-change';
import { readNames } from '#contexts/journal/names.store';
import { presentSummary, referencesIn } from '#contexts/journal/present-entry';
import { restoreFreed } from '#contexts/journal/restore-freed';
import { revert } from '#contexts/journal/revert.store';
import type { Handler } from '#platform/handle';
import type { RevertRefusal } from '#platform/registry';

type Call = Handler<typeof journal.revertChange> | Handler<typeof journal.undoOwnChange>;

const mostNamed = 100;

/** Presents rows of a change, labelled like in the journal. */
export async function presentRows(
  { tenant, platform }: Pick<Call, 'tenant' | 'platform'>,
  operation: string,
  rows: readonly NetRow[],
) {
  const { journal: registry } = platform.registry;
  const described = rows
    .filter(({ table, act }) => act !== 'added' && registry.tables.includes(table))
    .toSorted(registry.byRank(operation));
  const samples = described.map((row) => ({ table: row.table, data: row.before ?? row.after }));
  const names = await readNames(tenant, registry, referencesIn(registry, samples));
  return described.slice(0, mostNamed).map(({ table, before, after, act }) => {
    const summary = { change_id: '', count: 1, table, act, sample: { ...(before ?? after) } };
    return presentSummary(registry, summary, names);
  });
}

/**
 * Checks a change under lock and reverts it whole or not at all; a refusal leaves no effect (JOURNAL-R5 to
 * JOURNAL-R9).
 */
export async function undo(call: Call, row: ChangeRow) {
  const { tenant, actor, now, platform } = call;
  const { rows } = await loadChange(tenant, platform.registry, row);
  const checks: (() => Promise<RevertRefusal | null>)[] = [];
  for (const { begin } of platform.registry.reverts)
    if (begin) checks.push(await begin({ tenant, actor, now, rows }));
  if (!(await revert.mark(tenant, row.id))) return call.refuse('change-taken-back');
  const { state, freed, final } = await loadChange(tenant, platform.registry, row, true);
  const decision = decideRevert(state, actor.permissions);
  if (!decision.allowed) return call.refuse(decision.reason);
  if ((await revert.rows(tenant, rows)) === 'conflict') return call.refuse('change-conflict');
  for (const check of checks) {
    const problem = await check();
    if (problem) return call.refuse(problem);
  }
  const left = await restoreFreed({ tenant, actor, now, registry: platform.registry }, freed);
  return { ok: true as const, left: await presentRows(call, row.operation, [...left, ...final]) };
}

export async function revertChange(call: Handler<typeof journal.revertChange>) {
  const row = await changes.read(call.tenant, call.params.id);
  return row ? undo(call, row) : call.missing();
}
