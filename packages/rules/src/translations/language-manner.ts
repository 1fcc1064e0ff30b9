/** How a language that came without the app is written. */
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

export const directionOf = (iso: string): 'ltr' | 'rtl' =>
  rightToLeft.has(iso.split('-')[0]!) ? 'rtl' : 'ltr';
