import { translations } from '@sheaf/contract/translations/translations';
import { addLanguage } from '#contexts/translations/add-language';
import { editSection } from '#contexts/translations/edit-section';
import { listLanguages } from '#contexts/translations/list-languages';
import { readLanguage } from '#contexts/translations/read-language';
import { readSection } from '#contexts/translations/read-section';
import { handle } from '#platform/handle';

export const translationsRoutes = [
  handle(translations.listLanguages, listLanguages),
  handle(translations.addLanguage, addLanguage),
  handle(translations.readLanguage, readLanguage),
  handle(translations.readSection, readSection),
  handle(translations.editSection, editSection),
];
