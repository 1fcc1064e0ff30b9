import type { journal } from '@sheaf/contract/journal';
import { decideTakeBack } from '@sheaf/rules/journal/take-back';
import { signOutEverywhere } from '#domains/access/access.door';
import { peopleIn, watchRights } from '#domains/journal/check-rights';
import { changes } from '#domains/journal/journal.store';
import { loadChange } from '#domains/journal/load-change';
import { putBack } from '#domains/journal/put-back.store';
import type { Handler } from '#platform/handle';

/** JOURNAL-R5 to JOURNAL-R9: looked at under lock, whole or not at all; what is not allowed leaves nothing behind. */
export async function takeBack(call: Handler<typeof journal.takeBack>): Promise<{ ok: true }> {
  const { tenant, actor, params, now } = call;
  const row = await changes.read(tenant, params.id);
  if (!row) return call.missing();
  const { rows } = await loadChange(tenant, row);
  const rightsProblem = await watchRights(tenant, actor, rows);
  if (!(await putBack.mark(tenant, row.id))) return call.refuse('change-taken-back');
  const { state } = await loadChange(tenant, row, true);
  const decision = decideTakeBack(state, actor.permissions);
  if (!decision.allowed) return call.refuse(decision.reason);
  if ((await putBack.rows(tenant, rows)) === 'conflict') return call.refuse('change-conflict');
  const problem = await rightsProblem();
  if (problem) return call.refuse(problem);
  for (const id of await putBack.inactive(tenant, peopleIn(rows))) await signOutEverywhere(tenant, id, now);
  return { ok: true };
}
