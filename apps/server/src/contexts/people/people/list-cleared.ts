import type { people } from '@sheaf/contract/people/people/people';
import { readClearedRows, triedRestoring } from '#contexts/journal/journal.api';
import { person } from '#contexts/people/people/person.store';
import type { Handler } from '#platform/handle';

/** USERS-X21. Empty for an inactive person, to whom nothing can be restored. */
export async function listCleared(call: Handler<typeof people.listCleared>) {
  const row = await person.lock(call.tenant, call.params.id);
  if (!row) return call.missing();
  const cleared = row.active ? await readClearedRows(call, row.id) : undefined;
  return cleared ? triedRestoring(call, cleared) : { free: [], taken: [] };
}
