import type { journal } from '@sheaf/contract/journal/journal';
import { changes } from '#contexts/journal/journal.store';
import { undo } from '#contexts/journal/revert-change';
import type { Handler } from '#platform/handle';

/**
 * Reverts a change of the caller that cleared assignments, with no permission beyond the one for clearing
 * them (JOURNAL-R13).
 */
export async function undoOwnChange(call: Handler<typeof journal.undoOwnChange>) {
  const { tenant, actor, params, platform } = call;
  const row = await changes.read(tenant, params.id);
  if (!row) return call.missing();
  if (row.person_id !== actor.personId || !platform.registry.journal.freesOthers(row.operation))
    return call.refuse('change-not-permitted');
  return undo(call, row);
}
