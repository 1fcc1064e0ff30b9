import type { people } from '@sheaf/contract/people';
import { erasure } from '#domains/people/erasure.store';
import { person } from '#domains/people/person.store';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** USERS-X2: history goes on to name somebody, in the congregation's language. */
export async function erasePerson(call: Handler<typeof people.erasePerson>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  if (!(await erasure.lock(tenant, params.id))) return call.missing();
  const { lang } = await person.congregation(tenant);
  const words = { first: say(lang, 'people:erased.first'), last: say(lang, 'people:erased.last') };
  await erasure.erase(tenant, params.id, words, now);
  return { ok: true };
}
