import type { translations as operations } from '@sheaf/contract/translations/translations';
import { added, wordings } from '#contexts/translations/translations.store';
import { builtInLines, isAllowedLine, isBuiltIn, translationSections } from '#platform/built-in-lines';
import type { Handler } from '#platform/handle';

/**
 * Merges edited wordings over the built-in ones, without lines that English no longer has and lines that
 * break the rules (I18N-C1).
 */
export async function readLanguage(call: Handler<typeof operations.readLanguage>) {
  const { tenant, params, query } = call;
  if (!isBuiltIn(params.iso) && !(await added.has(tenant, params.iso))) return call.missing();
  const written = (await wordings.ofLanguage(tenant, params.iso)).filter(isAllowedLine);
  const sections = translationSections.map((category) => {
    const edited = written
      .filter((line) => line.category === category)
      .map(({ key, text }): [string, string] => [key, text!]);
    const base = query.only === 'edited' ? [] : builtInLines(params.iso, category);
    return [category, Object.fromEntries([...base, ...edited])] as const;
  });
  return Object.fromEntries(sections.filter(([, lines]) => Object.keys(lines).length > 0));
}
