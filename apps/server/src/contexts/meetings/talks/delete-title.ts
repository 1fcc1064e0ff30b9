import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { presentTitles } from '#contexts/meetings/talks/list-titles';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import type { Handler } from '#platform/handle';

/** WKND-C10. */
export async function deleteTitle({ tenant, body, invalid }: Handler<typeof operations.deleteTitle>) {
  if (body.id !== undefined && body.id !== body.number) return invalid({ id: ['other-number'] });
  await talkTitles.remove(tenant, body.number, body.lang ?? null);
  return presentTitles(tenant);
}
