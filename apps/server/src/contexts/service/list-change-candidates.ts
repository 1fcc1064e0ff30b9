import type { service as operations } from '@sheaf/contract/service/service';
import { listOverseers } from '#contexts/service/list-overseers';
import type { Handler } from '#platform/handle';

/** APPTS-R6. */
export async function listChangeCandidates(call: Handler<typeof operations.listChangeCandidates>) {
  const people = await listOverseers(call);
  return people
    .filter(({ id, special }) => special && id !== call.actor.personId)
    .map(({ id, full_name, last_first }) => ({ id, full_name, last_first }));
}
