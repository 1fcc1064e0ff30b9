/** Sentences in the person's language, from the phrases. */
import { languages } from '@sheaf/phrases/languages';
import { createInstance } from 'i18next';

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(Object.entries(languages).map(([lang, phrases]) => [lang, phrases])),
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

/** The sentence of a problem's or refusal's code. */
export const sayProblem = (lang: string, code: string): string => say(lang, `problems:codes.${code}`);

/** The sentence under a field. */
export const sayField = (lang: string, code: string): string => say(lang, `problems:fields.${code}`);
