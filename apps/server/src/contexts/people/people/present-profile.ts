import type { ReplyOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people/people';
import { person } from '#contexts/people/people/person.store';
import { presentRecord } from '#contexts/people/people/present-person';
import { profile } from '#contexts/people/people/profile.store';
import type { FactsCall } from '#contexts/people/people/read-facts';

/** USERS-C3: undefined if the person has left. */
export async function presentProfile(
  call: FactsCall,
  id: number,
): Promise<ReplyOf<typeof people.readProfile> | undefined> {
  const row = await person.read(call.tenant, id);
  if (!row) return undefined;
  return { ...(await presentRecord(call, row)), ...(await profile.extras(call.tenant, id)) };
}
