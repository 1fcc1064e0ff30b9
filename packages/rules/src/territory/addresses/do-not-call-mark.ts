/**
 * Words in several languages that mark an address as a do-not-call. A missed mark sends a publisher to that
 * door.
 */
import { plainHeading } from '../../files/plain-heading.ts';

/** Phrases as normalised by `plainHeading`; a text that starts with one is a do-not-call. */
const phrases = [
  ...[
    'donotcall',
    'donotcontact',
    'donotvisit',
    'donotdisturb',
    'donotknock',
    'dontcall',
    'dontvisit',
    'dnc',
  ],
  ...['nocallers', 'novisit', 'nichtbesuchen', 'bittenichtbesuchen', 'keinbesuch', 'keinebesuche'],
  ...[
    'novisitar',
    'nollamar',
    'nocontactar',
    'nepasvisiter',
    'nepascontacter',
    'nepasappeler',
    'nepaspasser',
  ],
  ...[
    'nonvisitare',
    'noncontattare',
    'naovisitar',
    'naocontactar',
    'naochamar',
    'nietbezoeken',
    'nietbellen',
  ],
  ...[
    'nieodwiedzac',
    'nunavizitati',
    'nuvizita',
    'nuvizitati',
    'ejbesok',
    'ikkebesøk',
    'ikkebesok',
    'nenavstevovat',
  ],
  ...['неприходить', 'непосещать', 'невідвідувати', 'непосещавайте', 'неотвлекать', 'μηνεπισκεπτεστε'],
  ...[
    'لاتزر',
    'لاتزوروا',
    'لايزار',
    'عدمالزيارة',
    'ممنوعالزيارة',
    'مراجعهنشود',
    'ziyaretetmeyin',
    'janganberkunjung',
  ],
  ...['訪問拒否', '訪問お断り', '방문금지', '방문거절', '请勿拜访', '請勿拜訪', '请勿打扰', '請勿打擾'],
].map(plainHeading);

export const saysDoNotCall = (text: string): boolean => {
  const words = plainHeading(text);
  return phrases.some((phrase) => words.startsWith(phrase));
};

/** Headings of a separate do-not-call column. */
export const doNotCallHeadings: readonly string[] = [...phrases, ...phrases.map((phrase) => `${phrase}s`)];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(plainHeading));
const no = words(
  'no false 0 n off none unchecked nein non não nee nie нет ні нi لا نه hayir tidak いいえ 否 아니요 na nil',
);
const yes = words('yes true 1 y x on checked ja oui sí si sim tak da да так نعم بله evet ya はい 是 예 ok');

/**
 * Reads a cell of such a column: null if the address is not marked, otherwise the words besides the mark,
 * possibly empty. Any value but a plain no is a mark.
 */
export function readDoNotCallMark(cell: string): string | null {
  const text = cell.trim();
  const plain = plainHeading(text);
  if (text === '' || no.has(plain) || /^[-–—.]$/u.test(text)) return null;
  return plain === '' || yes.has(plain) || phrases.includes(plain) ? '' : text;
}
