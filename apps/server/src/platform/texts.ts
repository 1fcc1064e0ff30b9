/** Sentences in the person's language: the phrases, and over them what was written since (I18N). */
import { languages } from '@sheaf/phrases/languages';
import { PhraseBook, type Values } from '@sheaf/phrases/phrase-book';
import { withoutBreaks } from '@sheaf/rules/text/text-lines';
import type { FieldCode, RefusalValues } from '#platform/outcome';

const book = new PhraseBook();
for (const [lang, sections] of Object.entries(languages))
  for (const [section, phrases] of Object.entries(sections)) book.add(lang, section, phrases);

/** Any phrase by `domain:key`, for screens and papers; placeholders stand as {name}. */
export const say = (lang: string, key: string, values?: Values): string => book.say(lang, key, values);

const inOneLine = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutBreaks(value) : value,
    ]),
  );

/** As `say`, for SMS, mails, push messages and whatever else leaves the app as text. A value adds no line to it. */
export const sayPlain = (lang: string, key: string, values: Values = {}): string =>
  book.sayPlain(lang, key, inOneLine(values));

/** Lines of a message that leaves the app as text; a value with line breaks stays within its line. */
export const plainLines = (lines: readonly string[]): string => lines.map(withoutBreaks).join('\n');

/** Whether anything is said in exactly this language. */
export const isSpoken = (lang: string): boolean => book.speaks(lang);

/** Where the sentence of a refusal stands: a domain has those that only its operations give, under `refusals`. */
const refusalKeys = new Map(
  Object.entries(languages.en).flatMap(([section, phrases]) =>
    'refusals' in phrases
      ? Object.keys(phrases.refusals).map((code) => [code, `${section}:refusals.${code}`] as const)
      : [],
  ),
);

/** The sentence of a problem's or refusal's code. */
export const sayProblem = (lang: string, code: string, values?: RefusalValues): string =>
  say(lang, refusalKeys.get(code) ?? `problems:codes.${code}`, values);

/** The sentence under a field. */
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

/** Lays the written lines over the phrases; those that were laid before and are not among them are built-in again. */
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
