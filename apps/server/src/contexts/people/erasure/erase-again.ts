/** USERS-X9: erases people again whom a restored backup brought back, before any request is served. */
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { erasedPeople, hidePerson } from '#contexts/people/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import { erasedList, shareErased } from '#platform/erased/erased-people.store';
import type { ErasedPerson, ErasedRecord } from '#platform/erased/erased-record';
import { leaveAll } from '#platform/person-leaves';
import type { Platform } from '#platform/platform';
import { say } from '#platform/texts';

type ErasurePlatform = Pick<Platform, 'pool' | 'clock' | 'registry'>;

async function eraseOne(
  platform: ErasurePlatform,
  { congregation, person: id, made }: ErasedPerson,
): Promise<boolean> {
  const act = { congregationId: congregation, personId: null, operation: 'erasure.eraseAgain' };
  const now = platform.clock();
  return tenantTransaction(platform, act, async (tenant) => {
    if (!(await erasedPeople.lockReturned(tenant, id, made))) return false;
    const { lang } = await readLetterhead(tenant);
    await leaveAll(platform.registry.personLeaves, tenant, { personId: id, now, tells: false });
    await hidePerson(tenant, id, now);
    const words = { first: say(lang, 'people:erased.first'), last: say(lang, 'people:erased.last') };
    await erasedPeople.erase(tenant, id, words, now);
    return true;
  });
}

/** Returns the number of erased people. */
export async function eraseAgain(platform: ErasurePlatform, record: ErasedRecord): Promise<number> {
  await shareErased(platform.pool, record);
  let count = 0;
  for (const erased of await erasedList.returned(platform.pool))
    if (await eraseOne(platform, erased)) count += 1;
  return count;
}

/** For a congregation imported under a new number: people keep their ids and creation instants. */
export async function eraseArrived(
  platform: ErasurePlatform,
  record: ErasedRecord,
  congregation: number,
): Promise<number> {
  await shareErased(platform.pool, record);
  const again: ErasedPerson[] = [];
  for (const erased of await erasedList.list(platform.pool)) {
    const arrived = { ...erased, congregation };
    if (await eraseOne(platform, arrived)) again.push(arrived);
  }
  await erasedList.add(platform.pool, again);
  await record.note(again);
  return again.length;
}
