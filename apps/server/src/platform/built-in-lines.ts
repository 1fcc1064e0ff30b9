/** Built-in phrases by language and section, and the keys expected of a language. */
import { languages } from '@sheaf/phrases/languages';
import { isSpokenLanguage } from '@sheaf/phrases/spoken-languages';
import { decideWording, expectedLines, type Lines, linesOf } from '@sheaf/rules/translations/wording';

const none: Lines = new Map();
const sections = new Map(
  Object.entries(languages).flatMap(([iso, phrases]) =>
    Object.entries(phrases).map(([section, tree]): [string, Lines] => [
      `${iso}/${section}`,
      new Map(linesOf(tree)),
    ]),
  ),
);

/** In display order (I18N-S1). */
export const translationSections = Object.keys(languages.en);
const known: ReadonlySet<string> = new Set(translationSections);
export const isTranslationSection = (name: string): boolean => known.has(name);

export const builtInLines = (iso: string, section: string): Lines =>
  sections.get(`${iso}/${section}`) ?? none;

const expected = new Map<string, Lines>();

/** Every line of a section in this language, with the English original. */
export function linesToTranslate(iso: string, section: string): Lines {
  const name = `${iso}/${section}`;
  const known = expected.get(name);
  if (known) return known;
  const english = builtInLines('en', section);
  if (iso === 'en') return english;
  const forms = new Intl.PluralRules(iso).resolvedOptions().pluralCategories;
  const lines = expectedLines(english, forms);
  expected.set(name, lines);
  return lines;
}

export const isBuiltIn = isSpokenLanguage;

interface StoredLine {
  iso: string;
  category: string;
  key: string;
  text: string | null;
}

/** Whether a stored wording may be used (I18N-R12). An invalid one is skipped, however it was stored. */
export function isAllowedLine({ iso, category, key, text }: StoredLine): boolean {
  if (text === null || !isTranslationSection(category)) return false;
  const english = linesToTranslate(iso, category).get(key);
  return english !== undefined && decideWording({ section: category, key, english }, text).allowed;
}
