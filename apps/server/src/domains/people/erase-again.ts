/** USERS-X9: whom a restored backup brought back is erased again, before anybody is served. */
import { erasure } from '#domains/people/erasure.store';
import { leaving } from '#domains/people/leaving.store';
import { person } from '#domains/people/person.store';
import { tenantTransaction } from '#platform/database/tenant';
import type { ErasedPerson, ErasedRecord } from '#platform/erased/erased-record';
import { leaveAll } from '#platform/person-leaves';
import type { Platform } from '#platform/platform';
import { say } from '#platform/texts';

type Bare = Pick<Platform, 'pool' | 'clock' | 'registry'>;

async function eraseOne(platform: Bare, { congregation, person: id, made }: ErasedPerson): Promise<boolean> {
  const act = { congregationId: congregation, personId: null, operation: 'people.eraseAgain' };
  const now = platform.clock();
  return tenantTransaction(platform, act, async (tenant) => {
    if (!(await erasure.lockReturned(tenant, id, made))) return false;
    const { lang } = await person.congregation(tenant);
    await leaveAll(platform.registry.personLeaves, tenant, { personId: id, now });
    await leaving.hide(tenant, id, now);
    const words = { first: say(lang, 'people:erased.first'), last: say(lang, 'people:erased.last') };
    await erasure.erase(tenant, id, words, now);
    return true;
  });
}

/** How many had come back. */
export async function eraseAgain(platform: Bare, record: ErasedRecord): Promise<number> {
  let count = 0;
  for (const erased of await record.list()) if (await eraseOne(platform, erased)) count += 1;
  return count;
}
