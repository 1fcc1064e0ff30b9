import { translationsDomain } from '#contexts/translations/translations.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const translationsContext = defineContext({
  name: 'translations',
  layer: 3,
  domains: [translationsDomain],
});
