/** Names of the places of a draft: the part or the responsibility, with class, number and language group. */
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import type { DraftColumn } from './draft-model.ts';

export type TitleOf = (column: DraftColumn) => string;

export function useTitles(): TitleOf {
  const { t } = useTexts();
  const responsibilities = useRead('responsibilities.listResponsibilities', {}, { kept: true }).data;
  return ({ group, part, responsibility, hall, number }) => {
    const label =
      part === null
        ? (responsibilities?.find(({ id }) => id === responsibility)?.label ?? t('drafts:duty'))
        : t(phraseIn('people:parts.name', part));
    const ofClass = hall > 1 ? t('drafts:inClass', { title: label, number: hall }) : label;
    const named = number > 0 ? t('drafts:numbered', { title: ofClass, number }) : ofClass;
    return group === null ? named : t('drafts:inGroup', { title: named, group });
  };
}
