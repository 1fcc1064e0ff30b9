import type { erasure } from '@sheaf/contract/erasure/erasure';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { erasedPeople } from '#domains/people/people.public-api';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** USERS-X2: history goes on to name somebody, in the congregation's language. */
export async function erasePerson(call: Handler<typeof erasure.erasePerson>) {
  const { tenant, params, now, platform } = call;
  const deleted = await erasedPeople.lock(tenant, params.id);
  if (!deleted) return call.missing();
  const { lang } = await readLetterhead(tenant);
  const words = { first: say(lang, 'people:erased.first'), last: say(lang, 'people:erased.last') };
  const replaced = await erasedPeople.erase(tenant, params.id, words, now);
  // Before the database commits: were it only kept there, an older backup would bring him back (USERS-X9).
  await platform.erased?.note({
    congregation: tenant.congregationId,
    person: deleted.id,
    made: deleted.made,
  });
  return { ok: true as const, replaced };
}
