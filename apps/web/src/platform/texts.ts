/**
 * Phrases on the screen. Those of the first picture come with the app in English; all others, and other languages, are files
 * of their own that are loaded by language and namespace (see app/lazy-screen.ts).
 */
import { maps } from '@sheaf/phrases/en/maps';
import { problems } from '@sheaf/phrases/en/problems';
import { shell } from '@sheaf/phrases/en/shell';
import { sync } from '@sheaf/phrases/en/sync';
import type { Phrases } from '@sheaf/phrases/languages';
import { isSpokenLanguage } from '@sheaf/phrases/spoken-languages';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Phrases;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

export type Namespace = keyof Phrases;

/** What the first picture says, and what may go wrong anywhere. */
export const firstPhrases = { maps, problems, shell, sync };

void i18next.use(initReactI18next).init({
  // i18next writes into what it is given.
  resources: { en: { ...firstPhrases } },
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(firstPhrases),
  defaultNS: 'shell',
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  initAsync: false,
});

// Files with a hyphen are parts of others, and what came with the app is not asked for again.
const files = import.meta.glob<Record<string, object>>([
  '../../../../packages/phrases/src/*/*.ts',
  '!../../../../packages/phrases/src/*/*-*.ts',
  '!../../../../packages/phrases/src/en/{maps,problems,shell,sync}.ts',
]);

/** Lines by namespace and key, as people wrote them since the app was made (I18N-R7). */
export type Wordings = Record<string, Record<string, string>>;

const written = new Map<string, Wordings>();
const builtIn = new Map<string, object>();

/** The phrases as they came with the app, and over them the written lines; those that were written before stand no more. */
function layOver(lang: string, namespace: string): void {
  const name = `${lang}/${namespace}`;
  const came = builtIn.get(name) ?? structuredClone(i18next.getResourceBundle(lang, namespace) ?? {});
  builtIn.set(name, came);
  i18next.removeResourceBundle(lang, namespace).addResourceBundle(lang, namespace, came);
  for (const [key, text] of Object.entries(written.get(lang)?.[namespace] ?? {}))
    i18next.addResource(lang, namespace, key, text);
}

/** What is shown says it at once; what is loaded later brings it along. */
export async function setWordings(lang: string, wordings: Wordings): Promise<void> {
  const touched = new Set([...Object.keys(written.get(lang) ?? {}), ...Object.keys(wordings)]);
  written.set(lang, wordings);
  for (const namespace of touched)
    if (i18next.hasResourceBundle(lang, namespace) || !isSpokenLanguage(lang)) layOver(lang, namespace);
  if (touched.size > 0) await i18next.changeLanguage(i18next.language);
}

async function loadOne(shown: string, namespace: Namespace): Promise<void> {
  // A language that was added has written lines only, and says the rest in English.
  const lang = isSpokenLanguage(shown) ? shown : 'en';
  if (i18next.hasResourceBundle(lang, namespace)) return;
  const file = files[`../../../../packages/phrases/src/${lang}/${namespace}.ts`];
  if (!file) throw new Error(`no phrases of ${namespace} in ${lang}`);
  const { [namespace]: phrases } = await file();
  i18next.addResourceBundle(lang, namespace, phrases);
  if (written.get(lang)?.[namespace]) layOver(lang, namespace);
}

const asked = new Set(Object.keys(firstPhrases) as Namespace[]);

/** In the language that is shown; a language that is chosen later brings them along. */
export async function loadPhrases(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  await Promise.all(namespaces.map((namespace) => loadOne(i18next.language, namespace)));
}

/** All that was shown so far, then the screen itself. */
export async function showPhrasesIn(lang: string): Promise<void> {
  await Promise.all([...asked].map((namespace) => loadOne(lang, namespace)));
  await i18next.changeLanguage(lang);
}

export const shownLanguage = (): string => i18next.language;

export const useTexts = (): {
  t: (key: string, values?: Record<string, string | number>) => string;
  lang: string;
} => {
  const { t, i18n } = useTranslation();
  return {
    t: t as unknown as (key: string, values?: Record<string, string | number>) => string,
    lang: i18n.language,
  };
};

/** What a sheet asks before a changed form is closed. */
export const discardWords = (t: (key: string) => string): { title: string; leave: string; stay: string } => ({
  title: t('shell:discard.title'),
  leave: t('shell:discard.leave'),
  stay: t('shell:discard.stay'),
});
