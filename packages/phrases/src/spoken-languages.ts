/** The languages Sheaf speaks: what each is called in itself, where its lines begin, and how its dates are written. */
export const spokenLanguages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  // Digits and months as the phrases have them, whatever the region's habit.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-ca-gregory-nu-latn' },
} as const;

export type SpokenLanguage = keyof typeof spokenLanguages;

export const languageCodes = Object.keys(spokenLanguages) as SpokenLanguage[];

/** Of a code as browsers and profiles name it, `en`, `ar-EG` or `ar-EG,ar;q=0.9`; English where Sheaf does not speak it. */
export const spokenLanguage = (code: string): SpokenLanguage =>
  languageCodes.find((spoken) => new RegExp(`^${spoken}\\b`).test(code)) ?? 'en';
