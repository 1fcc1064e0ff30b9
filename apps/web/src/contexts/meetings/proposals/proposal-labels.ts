import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, type useTexts } from '#platform/texts.ts';
import { clockTime } from '#ui/schedule/schedule-dates.ts';

export type Proposal = Reply<'proposals.listProposals'>[number];
type Translator = ReturnType<typeof useTexts>['t'];

/** True if they invite one of our speakers, whom we choose. */
export const isInvited = ({ sends, asked_by_us }: Pick<Proposal, 'sends' | 'asked_by_us'>): boolean =>
  sends && !asked_by_us;

/** The speaker's name, if known. */
export const speakerLabels = (
  t: Translator,
  { speaker_name: name }: Pick<Proposal, 'speaker_name'>,
): string => name ?? t('proposals:aSpeaker');

export function whoWhere(t: Translator, { sends, speaker_name: speaker, congregation }: Proposal): string {
  if (speaker === null)
    return t(sends ? 'proposals:sendsSomebody' : 'proposals:somebodyComes', { congregation });
  return t(sends ? 'proposals:sends' : 'proposals:comes', { speaker, congregation });
}

const whenText = ({ date, time }: { date: string; time: string }): string =>
  joinTexts([shortDate(date), clockTime(time)]);

/** Date and time before and after the meeting was moved (PROP-R15). */
export const movedLine = (t: Translator, moved: NonNullable<Proposal['moved']>): string =>
  t('proposals:moved', { was: whenText(moved.was), now: whenText(moved.now) });

export const talkLabels = (
  t: Translator,
  { number, title }: { number: number; title: string | null },
): string => (title === null ? t('proposals:talk', { number }) : t('proposals:talkTitle', { number, title }));

/** The chosen talk, otherwise all talks to choose from. */
export function talksLine(
  t: Translator,
  { outlines, number }: Pick<Proposal, 'outlines' | 'number'>,
): string {
  const shown = number === null ? outlines : outlines.filter((outline) => outline.number === number);
  if (shown.length === 0) return t('proposals:anyTalk');
  if (shown.length > 1)
    return joinTexts(shown.map((outline) => t('proposals:talk', { number: outline.number })));
  return joinTexts(shown.map((outline) => talkLabels(t, outline)));
}
