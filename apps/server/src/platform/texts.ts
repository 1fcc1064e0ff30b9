/** Sentences in the person's language: phrases, overridden by wordings (I18N). */
import { languages } from '@sheaf/phrases/languages';
import { PhraseBook, type Values } from '@sheaf/phrases/phrase-book';
import { withoutBreaks } from '@sheaf/rules/text/text-lines';
import type { FieldCode, RefusalValues } from '#platform/outcome';

const book = new PhraseBook();
for (const [lang, sections] of Object.entries(languages))
  for (const [section, phrases] of Object.entries(sections)) book.add(lang, section, phrases);

/** Any phrase by `domain:key`, for screens and documents; placeholders are written as {name}. */
export const say = (lang: string, key: string, values?: Values): string => book.say(lang, key, values);

const inOneLine = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutBreaks(value) : value,
    ]),
  );

/** Like `say`, for SMS, mails, push messages and other plain text. Line breaks in values are removed. */
export const sayPlain = (lang: string, key: string, values: Values = {}): string =>
  book.sayPlain(lang, key, inOneLine(values));

/** Joins the lines of a plain text message; line breaks within a line are removed. */
export const plainLines = (lines: readonly string[]): string => lines.map(withoutBreaks).join('\n');

/** Whether exactly this language has phrases or wordings. */
export const isSpoken = (lang: string): boolean => book.speaks(lang);

/** Phrase key by refusal code; refusals of one domain are under its `refusals`. */
const refusalKeys = new Map(
  Object.entries(languages.en).flatMap(([section, phrases]) =>
    'refusals' in phrases
      ? Object.keys(phrases.refusals).map((code) => [code, `${section}:refusals.${code}`] as const)
      : [],
  ),
);

export const sayProblem = (lang: string, code: string, values?: RefusalValues): string =>
  say(lang, refusalKeys.get(code) ?? `problems:codes.${code}`, values);

export const sayField = (lang: string, code: FieldCode): string =>
  typeof code === 'string'
    ? say(lang, `problems:fields.${code}`)
    : say(lang, `problems:fields.${code.code}`, { limit: code.limit });

export interface WrittenLine {
  iso: string;
  category: string;
  key: string;
  text: string;
}

let laid = new Set<string>();

/** Replaces all wordings; lines without one use the built-in phrase again. */
export function layWordings(lines: WrittenLine[]): void {
  const byLanguage = new Map<string, Record<string, Record<string, string>>>();
  for (const { iso, category, key, text } of lines) {
    const wordings = byLanguage.get(iso) ?? {};
    wordings[category] = { ...wordings[category], [key]: text };
    byLanguage.set(iso, wordings);
  }
  for (const iso of new Set([...laid, ...byLanguage.keys()])) book.write(iso, byLanguage.get(iso) ?? {});
  laid = new Set(byLanguage.keys());
}
