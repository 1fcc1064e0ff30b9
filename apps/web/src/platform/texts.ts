/** Phrases on the screen. English comes with the app; its keys are the type of all others. */
import { languages, type Phrases } from '@sheaf/phrases/languages';
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

void i18next.use(initReactI18next).init({
  resources: languages,
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(languages.en),
  defaultNS: 'shell',
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  initAsync: false,
});

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
