/** The languages as the list shows them: built-in ones first, each with its progress by section. */
import { languageCodes, languageManner } from '@sheaf/phrases/spoken-languages';
import { translationSections } from '@sheaf/rules/translations/section';
import { builtInLines, isBuiltIn, linesToTranslate } from '#domains/translations/built-in';
import { added, type Wording, wordings } from '#domains/translations/translations.store';
import type { Tenant } from '#platform/database/tenant';

const sectionsOf = (iso: string, written: Wording[]) =>
  translationSections.map((category) => {
    const keys = [...linesToTranslate(iso, category).keys()];
    const builtIn = builtInLines(iso, category);
    const own = new Set(written.filter((line) => line.category === category).map(({ key }) => key));
    return {
      category,
      total: keys.length,
      missing: keys.filter((key) => !builtIn.has(key) && !own.has(key)).length,
      edited: keys.filter((key) => own.has(key)).length,
    };
  });

export async function presentLanguages(tenant: Tenant) {
  const later = (await added.list(tenant)).map(({ iso }) => iso).filter((iso) => !isBuiltIn(iso));
  const written = await wordings.all(tenant);
  return [...languageCodes, ...later].map((iso) => {
    const { name, direction } = languageManner(iso);
    return {
      iso,
      name,
      direction,
      built_in: isBuiltIn(iso),
      sections: sectionsOf(
        iso,
        written.filter((line) => line.iso === iso),
      ),
    };
  });
}
