import { joinTexts, type PhraseKey, type Translate } from '#platform/texts.ts';

interface Progress {
  total: number;
  missing: number;
  edited: number;
  locked: number;
}

export const sumOf = (sections: readonly Progress[]): Progress =>
  sections.reduce(
    (sum, { total, missing, edited, locked }) => ({
      total: sum.total + total,
      missing: sum.missing + missing,
      edited: sum.edited + edited,
      locked: sum.locked + locked,
    }),
    { total: 0, missing: 0, edited: 0, locked: 0 },
  );

/** Rounds down, so that 100 % means complete. */
export const percentDone = ({ total, missing }: Progress): number =>
  total === 0 ? 100 : Math.floor((1 - missing / total) * 100);

export const progressLabels = (t: Translate, progress: Progress): string =>
  joinTexts(
    [
      progress.missing === 0
        ? t('translations:complete')
        : t('translations:done', { percent: percentDone(progress) }),
      progress.edited > 0 && t('translations:edited', { count: progress.edited }),
    ],
    ' · ',
  );

export const sectionLabels = (t: Translate, section: Progress): string =>
  joinTexts(
    [
      section.missing > 0 && t('translations:missing', { count: section.missing }),
      section.missing === 0 && section.total > 0 && t('translations:lines', { count: section.total }),
      section.edited > 0 && t('translations:edited', { count: section.edited }),
      section.locked > 0 && t('translations:locked', { count: section.locked }),
    ],
    ' · ',
  );

export const sectionName = (category: string): PhraseKey => `${category}:section` as PhraseKey;
