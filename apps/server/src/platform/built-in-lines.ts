/** The lines that came with the app, by language and section, and those that a language is expected to have. */
import { languages } from '@sheaf/phrases/languages';
import { isSpokenLanguage } from '@sheaf/phrases/spoken-languages';
import {
  isTranslationSection,
  type TranslationSection,
  translationSections,
} from '@sheaf/rules/translations/section';
import { decideWording, expectedLines, type Lines, linesOf } from '@sheaf/rules/translations/wording';

const none: Lines = new Map();
const sections = new Map(
  Object.entries(languages).flatMap(([iso, phrases]) =>
    translationSections.map((section): [string, Lines] => [
      `${iso}/${section}`,
      new Map(linesOf(phrases[section])),
    ]),
  ),
);

export const builtInLines = (iso: string, section: TranslationSection): Lines =>
  sections.get(`${iso}/${section}`) ?? none;

const expected = new Map<string, Lines>();

/** Every line of a section in this language, with the English that it stands for. */
export function linesToTranslate(iso: string, section: TranslationSection): Lines {
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

/** I18N-R12: whether a stored edit is said. One that is not allowed, by whatever way it was stored, is passed over. */
export function isAllowedLine({ iso, category, key, text }: StoredLine): boolean {
  if (text === null || !isTranslationSection(category)) return false;
  const english = linesToTranslate(iso, category).get(key);
  return english !== undefined && decideWording({ section: category, key, english }, text).allowed;
}
