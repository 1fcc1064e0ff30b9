import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { presentTitles } from '#contexts/meetings/talks/list-titles';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import type { Handler } from '#platform/handle';

/** WKND-C10. */
export async function deleteTitle(call: Handler<typeof operations.deleteTitle>) {
  const { tenant, body, invalid } = call;
  if (body.id !== undefined && body.id !== body.number) return invalid({ id: ['other-number'] });
  const named = (await talkTitles.ofNumbers(tenant, [body.number])).filter(
    ({ lang }) => !body.lang || lang === body.lang,
  );
  if (body.title && named.length > 0 && !named.some(({ title }) => title === body.title))
    return invalid({ title: ['not-as-shown'] });
  await talkTitles.remove(tenant, body.number, body.lang ?? null);
  return presentTitles(tenant);
}
