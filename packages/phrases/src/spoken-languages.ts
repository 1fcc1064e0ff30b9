/** Built-in languages: own name, writing direction and date locale. */
export const spokenLanguages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB' },
  // Gregorian calendar and Latin digits as in the phrases, in any region.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-ca-gregory-nu-latn' },
} as const;

export type SpokenLanguage = keyof typeof spokenLanguages;

export const languageCodes = Object.keys(spokenLanguages) as SpokenLanguage[];

/**
 * Parses a language code of a browser or profile, `en`, `ar-EG` or `ar-EG,ar;q=0.9`; English if it is not
 * built in.
 */
export const spokenLanguage = (code: string): SpokenLanguage =>
  languageCodes.find((spoken) => code.startsWith(spoken) && !/^\w/.test(code.slice(spoken.length))) ?? 'en';

export const isSpokenLanguage = (code: string): code is SpokenLanguage =>
  Object.hasOwn(spokenLanguages, code);

export interface LanguageManner {
  name: string;
  direction: 'ltr' | 'rtl';
  locale: string;
}

const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ks',
  'nqo',
  'pnb',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** For any language code, built in or not. */
export const isRightToLeft = (iso: string): boolean => rightToLeft.has(iso.split(/[-_]/)[0]!);

const added = new Map<string, LanguageManner>();

/** For a built-in language, or one added by its code and translated later (I18N-O2). */
export function languageManner(iso: string): LanguageManner {
  if (isSpokenLanguage(iso)) return spokenLanguages[iso];
  const known = added.get(iso);
  if (known) return known;
  const name = new Intl.DisplayNames([iso], { type: 'language' }).of(iso) ?? iso;
  const manner: LanguageManner = { name, direction: isRightToLeft(iso) ? 'rtl' : 'ltr', locale: iso };
  added.set(iso, manner);
  return manner;
}
