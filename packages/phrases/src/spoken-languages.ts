/** The languages Sheaf speaks: what each is called in itself, where its lines begin, and how its dates are written. */
const spokenLanguages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
} as const;

type SpokenLanguage = keyof typeof spokenLanguages;

export const languageCodes = Object.keys(spokenLanguages) as SpokenLanguage[];
