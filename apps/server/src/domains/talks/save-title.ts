import type { talks as operations } from '@sheaf/contract/talks/talks';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { presentTitles } from '#domains/talks/list-titles';
import { talkTitles } from '#domains/talks/talk-titles.store';
import type { Handler } from '#platform/handle';

/** WKND-C10. */
export async function saveTitle({ tenant, body, invalid }: Handler<typeof operations.saveTitle>) {
  const { number, title } = body;
  if (body.id !== undefined && body.id !== number) return invalid({ id: ['other-number'] });
  const lang = body.lang ?? (await readLetterhead(tenant)).lang;
  await talkTitles.save(tenant, [{ number, title, lang }]);
  return presentTitles(tenant);
}
