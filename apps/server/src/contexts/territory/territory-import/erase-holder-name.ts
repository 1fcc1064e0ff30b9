import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { readLetterhead } from '#contexts/people/people.api';
import { holders } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** TERR-R26: replaces the name in the history by a placeholder, as when a person is erased. */
export async function eraseHolderName(call: Handler<typeof territoryImport.eraseHolderName>) {
  const { tenant, body } = call;
  const { lang } = await readLetterhead(tenant);
  const word = `${say(lang, 'people:erased.first')} ${say(lang, 'people:erased.last')}`;
  return { erased: await holders.eraseName(tenant, body.name, word) };
}
