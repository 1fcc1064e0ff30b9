/** Language codes of addresses: ISO 639, plus languages that have congregations (ADDR-O12). */
export const languageCodes = [
  ...[
    'aa',
    'af',
    'am',
    'ar',
    'as',
    'ay',
    'az',
    'ba',
    'be',
    'bg',
    'bi',
    'bn',
    'bo',
    'br',
    'bs',
    'ca',
    'cs',
    'cy',
  ],
  ...[
    'da',
    'de',
    'dv',
    'dz',
    'ee',
    'el',
    'en',
    'es',
    'et',
    'eu',
    'fa',
    'ff',
    'fi',
    'fj',
    'fo',
    'fr',
    'fy',
    'ga',
  ],
  ...[
    'gd',
    'gl',
    'gn',
    'gu',
    'ha',
    'he',
    'hi',
    'ho',
    'hr',
    'ht',
    'hu',
    'hy',
    'id',
    'ig',
    'is',
    'it',
    'ja',
    'jv',
  ],
  ...[
    'ka',
    'kg',
    'ki',
    'kj',
    'kk',
    'kl',
    'km',
    'kn',
    'ko',
    'ku',
    'ky',
    'lb',
    'lg',
    'ln',
    'lo',
    'lt',
    'lu',
    'lv',
  ],
  ...[
    'mg',
    'mh',
    'mi',
    'mk',
    'ml',
    'mn',
    'mr',
    'ms',
    'mt',
    'my',
    'nb',
    'nd',
    'ne',
    'ng',
    'nl',
    'nn',
    'no',
    'nr',
  ],
  ...[
    'ny',
    'om',
    'or',
    'pa',
    'pl',
    'ps',
    'pt',
    'qu',
    'rm',
    'rn',
    'ro',
    'ru',
    'rw',
    'sd',
    'sg',
    'si',
    'sk',
    'sl',
  ],
  ...[
    'sm',
    'sn',
    'so',
    'sq',
    'sr',
    'ss',
    'st',
    'su',
    'sv',
    'sw',
    'ta',
    'te',
    'tg',
    'th',
    'ti',
    'tk',
    'tl',
    'tn',
  ],
  ...[
    'to',
    'tr',
    'ts',
    'tt',
    'tw',
    'ty',
    'ug',
    'uk',
    'ur',
    'uz',
    've',
    'vi',
    'wo',
    'xh',
    'yi',
    'yo',
    'zh',
    'zu',
  ],
  ...['ase', 'asf', 'bfi', 'cmn', 'hmn', 'ilo', 'ceb', 'hil', 'nan', 'nzs', 'tpi', 'tvl', 'yue'],
] as const;

export type LanguageCode = (typeof languageCodes)[number];

const known: ReadonlySet<string> = new Set(languageCodes);

export const isLanguageCode = (code: string): code is LanguageCode => known.has(code);

/** Chrome has no names of these languages, in any language. */
const namesBesideIntl: Partial<Record<LanguageCode, string>> = {
  ...{ aa: 'Afar', ba: 'Bashkir', bi: 'Bislama', bo: 'Tibetan', dz: 'Dzongkha', ff: 'Fulah', fj: 'Fijian' },
  ...{ ho: 'Hiri Motu', kg: 'Kongo', ki: 'Kikuyu', kj: 'Kuanyama', kl: 'Kalaallisut', lu: 'Luba-Katanga' },
  ...{ mh: 'Marshallese', nd: 'North Ndebele', ng: 'Ndonga', nr: 'South Ndebele', rn: 'Rundi', sg: 'Sango' },
  ...{ ss: 'Swati', ty: 'Tahitian', ve: 'Venda', hil: 'Hiligaynon', nan: 'Min Nan Chinese' },
  ...{ tpi: 'Tok Pisin', tvl: 'Tuvalu' },
  ...{
    ase: 'American Sign Language',
    asf: 'Australian Sign Language (Auslan)',
    bfi: 'British Sign Language',
  },
  ...{ nzs: 'New Zealand Sign Language' },
};

/** Browsers use the name Chinese for Mandarin, as for the code `zh`. */
const mandarin: Readonly<Record<string, string>> = { en: 'Mandarin', ar: 'الماندرينية' };

/** Name of a language in the reader's language; in English if browsers have none. */
export function languageName(code: string, reader: string): string {
  const name = new Intl.DisplayNames([reader, 'en'], { type: 'language' }).of(code) ?? code;
  if (code === 'cmn') return `${name} (${mandarin[reader] ?? mandarin['en']})`;
  return name === code ? (namesBesideIntl[code as LanguageCode] ?? code) : name;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether browsers can name the language: a known code, alone or with an existing region, `pt-BR`. */
export function isLanguageTag(tag: string): boolean {
  const [, code = '', region] = /^([a-z]{2,3})(?:-([A-Z]{2}))?$/.exec(tag) ?? [];
  return isLanguageCode(code) && (region === undefined || regions.of(region) !== undefined);
}
