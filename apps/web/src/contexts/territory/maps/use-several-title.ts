/** Title for several maps: their numbers, or their count if the numbers would fill the screen. */
import { joinTexts, useTexts } from '#platform/texts.ts';
import type { AssignRow } from './map-labels.ts';

const mostNumbers = 12;

export function useSeveralTitle() {
  const { t } = useTexts();
  return (what: 'assign' | 'open', maps: readonly Pick<AssignRow, 'number'>[]): string =>
    maps.length > mostNumbers
      ? t(`selection:maps.${what}Many`, { count: maps.length })
      : t(`selection:maps.${what}These`, { numbers: joinTexts(maps.map(({ number }) => number)) });
}
