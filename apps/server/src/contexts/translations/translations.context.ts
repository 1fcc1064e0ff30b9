import { translationsDomain } from '#contexts/translations/translations.domain';
import { defineContext } from '#platform/context';

export const translationsContext = defineContext({
  name: 'translations',
  layer: 3,
  holds: 'wordings of every language, edited without a deployment',
  domains: [translationsDomain],
});
