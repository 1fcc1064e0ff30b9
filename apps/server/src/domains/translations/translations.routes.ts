/** What the domain answers, one line an operation. */
import { translations } from '@sheaf/contract/translations/translations';
import { addLanguage } from '#domains/translations/add-language';
import { editSection } from '#domains/translations/edit-section';
import { listLanguages } from '#domains/translations/list-languages';
import { readLanguage } from '#domains/translations/read-language';
import { readSection } from '#domains/translations/read-section';
import { handle } from '#platform/handle';

export const translationsRoutes = [
  handle(translations.listLanguages, listLanguages),
  handle(translations.addLanguage, addLanguage),
  handle(translations.readLanguage, readLanguage),
  handle(translations.readSection, readSection),
  handle(translations.editSection, editSection),
];
