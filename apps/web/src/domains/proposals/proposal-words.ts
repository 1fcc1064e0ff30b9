/** Proposals in words. */
import type { Reply } from '../../platform/api.ts';
import { joinTexts, type useTexts } from '../../platform/texts.ts';

export type Proposal = Reply<'proposals.listProposals'>[number];
type Say = ReturnType<typeof useTexts>['t'];

export const whoWhere = (t: Say, { sends, speaker_name: speaker, congregation }: Proposal): string =>
  t(sends ? 'proposals:sends' : 'proposals:comes', { speaker, congregation });

export const talkWords = (t: Say, { number, title }: { number: number; title: string | null }): string =>
  title === null ? t('proposals:talk', { number }) : t('proposals:talkTitle', { number, title });

/** The talk that was chosen, else all that are offered. */
export function talksLine(t: Say, { outlines, number }: Pick<Proposal, 'outlines' | 'number'>): string {
  const shown = number === null ? outlines : outlines.filter((outline) => outline.number === number);
  if (shown.length > 1)
    return joinTexts(shown.map((outline) => t('proposals:talk', { number: outline.number })));
  return joinTexts(shown.map((outline) => talkWords(t, outline)));
}
