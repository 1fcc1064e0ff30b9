import type { people } from '@sheaf/contract/people/people/people';
import { readClearedRows, restoreClearedRows } from '#contexts/journal/journal.api';
import { person } from '#contexts/people/people/person.store';
import type { Handler } from '#platform/handle';

/** USERS-X21. Idempotent. */
export async function restoreCleared(call: Handler<typeof people.restoreCleared>) {
  const row = await person.lock(call.tenant, call.params.id);
  if (!row) return call.missing();
  const cleared = row.active ? await readClearedRows(call, row.id) : undefined;
  return cleared ? restoreClearedRows(call, cleared) : { restored: 0, left: [] };
}
