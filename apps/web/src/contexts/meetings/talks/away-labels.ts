/** Formats the clashes of a date for a talk elsewhere. */
import { phraseIn } from '#platform/phrase-in.ts';
import type { Translate } from '#platform/texts.ts';
import type { PersonMark } from '#ui/schedule/person-avatar.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import type { AwayTalk } from './away-draft.ts';

export type Clash = AwayTalk['clashes'][number];

/** AWAY-O4: `Chairman at home, 13 Dec`. */
export const clashText = (t: Translate, { code, kind, from, to }: Clash): string =>
  code === 'cannot'
    ? t('talks:cannot')
    : code === 'away' || kind === null
      ? t('talks:awayFrom', { from: shortDay(from), to: shortDay(to) })
      : t('away:has', { what: t(phraseIn('duties:kind', kind)), date: shortDay(from) });

export const markOf = (clashes: readonly Clash[]): PersonMark | undefined => {
  if (clashes.some(({ code }) => code === 'away')) return 'away';
  return clashes.length > 0 ? 'clash' : undefined;
};
