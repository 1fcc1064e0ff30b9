/** The list of languages: built-in ones first, each with its progress by section. */
import { languageCodes, languageManner } from '@sheaf/phrases/spoken-languages';
import { lockOf } from '@sheaf/rules/translations/locked-line';
import { added, type Wording, wordings } from '#contexts/translations/translations.store';
import {
  builtInLines,
  isAllowedLine,
  isBuiltIn,
  linesToTranslate,
  translationSections,
} from '#platform/built-in-lines';
import type { Tenant } from '#platform/database/tenant';

const sectionsOf = (iso: string, written: Wording[]) =>
  translationSections.map((category) => {
    const lines = [...linesToTranslate(iso, category)];
    const keys = lines.flatMap(([key, english]) =>
      lockOf({ section: category, key, english }) ? [] : [key],
    );
    const builtIn = builtInLines(iso, category);
    const own = new Set(written.filter((line) => line.category === category).map(({ key }) => key));
    return {
      category,
      total: keys.length,
      locked: lines.length - keys.length,
      missing: keys.filter((key) => !builtIn.has(key) && !own.has(key)).length,
      edited: keys.filter((key) => own.has(key)).length,
    };
  });

export async function presentLanguages(tenant: Tenant) {
  const later = (await added.list(tenant)).map(({ iso }) => iso).filter((iso) => !isBuiltIn(iso));
  const written = (await wordings.all(tenant)).filter(isAllowedLine);
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
