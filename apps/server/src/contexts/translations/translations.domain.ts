/** Server manifest of the domain: the wordings of every language. */
import { translationsEntities } from '@sheaf/rules/translations/journal-entities';
import { translationsRoutes } from '#contexts/translations/translations.routes';
import { defineDomain } from '#platform/domain';

export const translationsDomain = defineDomain({
  name: 'translations',
  owns: ['wording_languages', 'wordings'],
  exported: {
    leftOut: {
      wording_languages: 'The wordings of an installation are those of all of its congregations.',
      wordings: 'The wordings of an installation are those of all of its congregations.',
    },
    congregationNumbers: ['wording_languages.written_by', 'wordings.written_by'],
  },
  publishes: ['written_wordings'],
  collections: { translations: 'wordings' },
  operations: translationsRoutes,
  journal: { kind: 'translations', entities: translationsEntities },
});
