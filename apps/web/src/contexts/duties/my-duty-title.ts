/** Title of an own duty. A separate module, so that the dashboard does not load a calendar library. */
import type { Reply } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import type { Translate } from '#platform/texts.ts';

export type MyDuty = Reply<'duties.listMyDuties'>[number];

export function titleOfMine(t: Translate, { kind, title, meeting }: MyDuty): string {
  if (title === null) return t(phraseIn('duties:place', (meeting?.part ?? '').replace('.', '-')));
  if (kind === 'conductor') return t('duties:conducts', { place: title });
  if (kind !== 'helper') return title;
  return t(meeting?.reads ? 'duties:readerOf' : 'duties:helperOf', { part: title });
}
