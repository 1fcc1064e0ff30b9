/**
 * Phrases on the screen. Those of the first picture come with the app in English; all others, and other languages, are files
 * of their own that are loaded by language and namespace (see app/lazy-screen.ts).
 */
import { maps } from '@sheaf/phrases/en/maps';
import { problems } from '@sheaf/phrases/en/problems';
import { shell } from '@sheaf/phrases/en/shell';
import { sync } from '@sheaf/phrases/en/sync';
import type { Phrases } from '@sheaf/phrases/languages';
import { type SpokenLanguage, spokenLanguage } from '@sheaf/phrases/spoken-languages';
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
  resources: { en: firstPhrases },
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

async function loadOne(lang: string, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(lang, namespace)) return;
  const file = files[`../../../../packages/phrases/src/${lang}/${namespace}.ts`];
  if (!file) throw new Error(`no phrases of ${namespace} in ${lang}`);
  const { [namespace]: phrases } = await file();
  i18next.addResourceBundle(lang, namespace, phrases);
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

export const shownLanguage = (): SpokenLanguage => spokenLanguage(i18next.language);

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
