/** Lines of a section side by side: current English, built-in wording, edited wording. */
import { lockOf } from '@sheaf/rules/translations/locked-line';
import { type Wording, wordings } from '#contexts/translations/translations.store';
import { builtInLines, isAllowedLine, linesToTranslate } from '#platform/built-in-lines';
import type { Tenant } from '#platform/database/tenant';

const byKey = (rows: Wording[]): Map<string, Wording> => new Map(rows.map((row) => [row.key, row]));

export async function presentSection(tenant: Tenant, iso: string, category: string) {
  const written = byKey(await wordings.ofSection(tenant, iso, category));
  const english =
    iso === 'en' ? new Map<string, Wording>() : byKey(await wordings.ofSection(tenant, 'en', category));
  const builtIn = builtInLines(iso, category);
  const said = (row: Wording | undefined): string | null => (row && isAllowedLine(row) ? row.text : null);
  return [...linesToTranslate(iso, category)].map(([key, text]) => ({
    key,
    english: said(english.get(key)) ?? text,
    built_in: builtIn.get(key) ?? null,
    text: said(written.get(key)),
    version: written.get(key)?.version ?? 0,
    locked: lockOf({ section: category, key, english: text }),
  }));
}
