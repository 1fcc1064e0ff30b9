/** Translates terms of other programs: map types, address states, languages. */
import { saysDoNotCall } from '../addresses/do-not-call-mark.ts';
import type { MapType } from '../maps/map-type.ts';
import { isLanguageCode, type LanguageCode, languageCodes } from '../territory/language-code.ts';

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Checked in this order: an apartment in a business quarter is a business. */
const typeLabels: readonly [MapType, RegExp][] = [
  ['foreign', /foreign|otherlanguage/],
  ['business', /business|commercial|shop|retail|office|industrial/],
  ['rural', /rural|country|farm|village/],
  [
    'high-density',
    /highdensity|highrise|apartment|condo|multi|flats|secure|gated|letter|mail|phone|telephone/,
  ],
  [
    'residential',
    /residential|residence|house|home|local|regular|standard|general|doortodoor|urban|suburban|city|town/,
  ],
];

/**
 * MAPS-D2: letter writing and telephone territories are worked by request, like high-density ones. Null if
 * unknown.
 */
export function readMapType(text: string): MapType | null {
  const words = letters(text);
  return typeLabels.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export type AddressState = 'door' | 'do-not-call' | 'not-home' | 'no-door';

interface StateLabels {
  state: AddressState;
  /** Words that begin with this pattern. */
  begins: RegExp | null;
  words: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const stateLabels: readonly StateLabels[] = [
  { state: 'not-home', begins: /^not(?:at)?home/, words: words('nothere nh') },
  {
    state: 'no-door',
    begins: null,
    words: words('moved duplicate notvalid invalid vacant demolished doesnotexist deleted removed'),
  },
  {
    state: 'door',
    begins: /^foreign/,
    words: new Set([
      '',
      ...words('available valid new active visited contacted completed done other unknown none'),
      ...words('house home apartment apartmentbuilding apartments building business residential residence'),
      ...words('condo condominium flat unit townhouse duplex complex street mobilehome trailer farm rural'),
      ...words('phone telephone letter'),
    ]),
  },
];

/** Null for an unknown state. */
export function readState(text: string): AddressState | null {
  if (saysDoNotCall(text)) return 'do-not-call';
  const word = letters(text);
  return stateLabels.find((one) => one.words.has(word) || one.begins?.test(word))?.state ?? null;
}

const spoken: ReadonlyMap<string, LanguageCode> = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const told = languageCodes.flatMap((code): [string, LanguageCode][] => {
    const name = names.of(code);
    return name ? [[letters(name), code]] : [];
  });
  // Two codes may share a name (`zh` and `cmn` are both Chinese there): the shorter one is the language, so
  // it is set last.
  const byLength = told.sort(([, a], [, b]) => b.length - a.length);
  return new Map<string, LanguageCode>([
    ...byLength,
    ['mandarin', 'cmn'],
    ['chinesemandarin', 'cmn'],
    ['mandarinchinese', 'cmn'],
    ['cantonese', 'yue'],
    ['chinesecantonese', 'yue'],
    ['cantonesechinese', 'yue'],
    ['tagalog', 'tl'],
    ['farsi', 'fa'],
    ['asl', 'ase'],
    ['bsl', 'bfi'],
    ['auslan', 'asf'],
  ]);
})();

/** Parses a language by its English name or its code. */
export function readLanguage(text: string): LanguageCode | null {
  const code = text.trim().toLowerCase();
  return isLanguageCode(code) ? code : (spoken.get(letters(text)) ?? null);
}
