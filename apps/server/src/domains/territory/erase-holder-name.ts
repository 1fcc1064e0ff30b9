import type { territory } from '@sheaf/contract/territory/territory';
import { holders } from '#domains/territory/holders.store';
import { importing } from '#domains/territory/import.store';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** TERR-R26: the history goes on to name somebody, as it does where a person was erased. */
export async function eraseHolderName(call: Handler<typeof territory.eraseHolderName>) {
  const { tenant, body } = call;
  const { lang } = await importing.settings(tenant);
  const word = `${say(lang, 'people:erased.first')} ${say(lang, 'people:erased.last')}`;
  return { erased: await holders.eraseName(tenant, body.name, word) };
}
