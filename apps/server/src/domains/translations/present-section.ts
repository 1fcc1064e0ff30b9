/** The lines of a section side by side: English as it is said now, what came with the app, what was written since. */
import type { TranslationSection } from '@sheaf/rules/translations/section';
import { builtInLines, linesToTranslate } from '#domains/translations/built-in';
import { type Wording, wordings } from '#domains/translations/translations.store';
import type { Tenant } from '#platform/database/tenant';

const byKey = (rows: Wording[]): Map<string, Wording> => new Map(rows.map((row) => [row.key, row]));

export async function presentSection(tenant: Tenant, iso: string, category: TranslationSection) {
  const written = byKey(await wordings.ofSection(tenant, iso, category));
  const english = iso === 'en' ? new Map() : byKey(await wordings.ofSection(tenant, 'en', category));
  const builtIn = builtInLines(iso, category);
  return [...linesToTranslate(iso, category)].map(([key, text]) => ({
    key,
    english: english.get(key)?.text ?? text,
    built_in: builtIn.get(key) ?? null,
    text: written.get(key)?.text ?? null,
    version: written.get(key)?.version ?? 0,
  }));
}
