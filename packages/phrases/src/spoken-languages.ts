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

/** Of any language code, spoken here or not. */
export const isRightToLeft = (iso: string): boolean => rightToLeft.has(iso.split(/[-_]/)[0]!);

const added = new Map<string, LanguageManner>();

/** Of a language of Sheaf, or of one that was added by its code and is translated as people find the time (I18N-O2). */
export function languageManner(iso: string): LanguageManner {
  if (isSpokenLanguage(iso)) return spokenLanguages[iso];
  const known = added.get(iso);
  if (known) return known;
  const name = new Intl.DisplayNames([iso], { type: 'language' }).of(iso) ?? iso;
  const manner: LanguageManner = { name, direction: isRightToLeft(iso) ? 'rtl' : 'ltr', locale: iso };
  added.set(iso, manner);
  return manner;
}
