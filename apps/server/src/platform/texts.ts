/** Sentences in the person's language: the phrases, and over them what was written since (I18N). */
import { languages } from '@sheaf/phrases/languages';
import { createInstance } from 'i18next';

const i18n = createInstance();
await i18n.init({
  // i18next keeps what it is given and writes into it.
  resources: structuredClone(languages),
  fallbackLng: 'en',
  ns: Object.keys(languages.en),
  defaultNS: 'problems',
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  keySeparator: '.',
});

type Values = Record<string, string | number>;

/** Any phrase by `domain:key`; placeholders stand as {name}. */
export const say = (lang: string, key: string, values: Values = {}): string =>
  i18n.t(key, { lng: lang, ...values });

/** Whether anything is said in exactly this language. */
export const isSpoken = (lang: string): boolean => i18n.getDataByLanguage(lang) !== undefined;

/** The sentence of a problem's or refusal's code. */
export const sayProblem = (lang: string, code: string): string => say(lang, `problems:codes.${code}`);

/** The sentence under a field. */
export const sayField = (lang: string, code: string): string => say(lang, `problems:fields.${code}`);

export interface WrittenLine {
  iso: string;
  category: string;
  key: string;
  text: string;
}

let laid: WrittenLine[] = [];

const builtIn = (iso: string, category: string): object =>
  (languages as Record<string, Record<string, object>>)[iso]?.[category] ?? {};

/** Lays the written lines over the phrases; those that were laid before and are not among them are built-in again. */
export function layWordings(lines: WrittenLine[]): void {
  for (const { iso, category } of [...laid, ...lines])
    i18n.removeResourceBundle(iso, category).addResourceBundle(iso, category, builtIn(iso, category));
  for (const { iso, category, key, text } of lines) i18n.addResource(iso, category, key, text);
  laid = lines;
}
