/** Shows how many places were filled, with undo for these places alone. */
import { call, newKey, type Reply } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { say, type Translate } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';

interface PublishedPlaces {
  id: number;
  places: readonly { id: number; duty_id: number }[];
}

async function unpublish(id: number, places: number[]): Promise<string> {
  const { kept } = await call('drafts.unpublishDraft', { params: { id }, body: { places }, key: newKey() });
  await refreshAfter('drafts.unpublishDraft');
  return kept.length === 0 ? say('drafts:undone') : say('drafts:undoneBut', { count: kept.length });
}

export function showPublished(
  t: Translate,
  { id, places }: PublishedPlaces,
  { filled, left }: Reply<'drafts.publishDraft'>,
): void {
  const text =
    left.length === 0
      ? t('drafts:filled', { count: filled.length })
      : t('drafts:filledBut', { count: filled.length, left: left.length });
  const done = places.filter(({ duty_id }) => filled.includes(duty_id)).map((place) => place.id);
  if (done.length === 0) toasts.show(text);
  else toasts.show(text, () => unpublish(id, done));
}
