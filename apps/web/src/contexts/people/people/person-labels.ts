import { useCallback } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import type { PersonRow } from './people.queries.ts';

type PersonTraits = Pick<
  PersonRow,
  'appointment' | 'pioneer' | 'special_pioneer' | 'aux' | 'active' | 'away'
>;

/** Formats a person's kind: `Elder · Regular pioneer · Inactive`. */
export function usePersonLabels() {
  const { t } = useTexts();
  return useCallback(
    (person: PersonTraits): string =>
      [
        t(phraseIn('people:appointment', person.appointment)),
        person.pioneer && t('people:form.pioneer'),
        person.special_pioneer && t('people:form.specialPioneer'),
        person.aux && t('people:form.aux'),
        !person.active && t('people:inactive'),
        person.away && t('people:away'),
      ]
        .filter(Boolean)
        .join(' · '),
    [t],
  );
}
