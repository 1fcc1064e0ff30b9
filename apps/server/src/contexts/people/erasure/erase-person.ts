import type { erasure } from '@sheaf/contract/people/erasure/erasure';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { removeExports } from '#contexts/people/congregations/exports.api';
import { erasedPeople } from '#contexts/people/people/people.api';
import { erasedList } from '#platform/erased/erased-people.store';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** USERS-X2: history refers to a former publisher, in the congregation's language. */
export async function erasePerson(call: Handler<typeof erasure.erasePerson>) {
  const { tenant, params, now, platform } = call;
  const deleted = await erasedPeople.lock(tenant, params.id);
  if (!deleted) return call.missing();
  const { lang } = await readLetterhead(tenant);
  const words = { first: say(lang, 'people:erased.first'), last: say(lang, 'people:erased.last') };
  await removeExports(tenant);
  const replaced = await erasedPeople.erase(tenant, params.id, words, now);
  // Written to the data folder before the database commits, so that a loss of the database does not lose it
  // (USERS-X9).
  const erased = { congregation: tenant.congregationId, person: deleted.id, made: deleted.made };
  await erasedList.note(tenant, erased);
  await platform.erased?.note([erased]);
  return { ok: true as const, replaced };
}
