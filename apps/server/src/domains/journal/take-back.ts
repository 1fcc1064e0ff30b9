import type { journal } from '@sheaf/contract/journal/journal';
import { decideTakeBack } from '@sheaf/rules/journal/take-back';
import { changes } from '#domains/journal/journal.store';
import { loadChange } from '#domains/journal/load-change';
import { revert } from '#domains/journal/revert.store';
import type { Handler } from '#platform/handle';
import type { RevertRefusal } from '#platform/registry';

/** JOURNAL-R5 to JOURNAL-R9: looked at under lock, whole or not at all; what is not allowed leaves nothing behind. */
export async function takeBack(call: Handler<typeof journal.takeBack>): Promise<{ ok: true }> {
  const { tenant, actor, params, now, platform } = call;
  const row = await changes.read(tenant, params.id);
  if (!row) return call.missing();
  const { rows } = await loadChange(tenant, platform.registry, row);
  const checks: (() => Promise<RevertRefusal | null>)[] = [];
  for (const { begin } of platform.registry.reverts)
    if (begin) checks.push(await begin({ tenant, actor, now, rows }));
  if (!(await revert.mark(tenant, row.id))) return call.refuse('change-taken-back');
  const { state } = await loadChange(tenant, platform.registry, row, true);
  const decision = decideTakeBack(state, actor.permissions);
  if (!decision.allowed) return call.refuse(decision.reason);
  if ((await revert.rows(tenant, rows)) === 'conflict') return call.refuse('change-conflict');
  for (const check of checks) {
    const problem = await check();
    if (problem) return call.refuse(problem);
  }
  return { ok: true };
}
