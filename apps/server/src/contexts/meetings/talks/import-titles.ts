import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { presentTitles } from '#contexts/meetings/talks/list-titles';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** The last line counts for a number that occurs twice in one language (WKND-C9, WKND-O6). */
export async function importTitles({ tenant, body }: Handler<typeof operations.importTitles>) {
  const { lang: own } = await readLetterhead(tenant);
  const titles = new Map(
    body.titles.map(({ number, title, lang = own }) => [`${lang} ${number}`, { number, title, lang }]),
  );
  await talkTitles.save(tenant, [...titles.values()]);
  return presentTitles(tenant);
}
