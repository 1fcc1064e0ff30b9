import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { presentTitles } from '#contexts/meetings/talks/list-titles';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** WKND-C10. */
export async function saveTitle({ tenant, body, invalid }: Handler<typeof operations.saveTitle>) {
  const { number, title } = body;
  if (body.id !== undefined && body.id !== number) return invalid({ id: ['other-number'] });
  const lang = body.lang ?? (await readLetterhead(tenant)).lang;
  await talkTitles.save(tenant, [{ number, title, lang }]);
  return presentTitles(tenant);
}
