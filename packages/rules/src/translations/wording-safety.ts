/** Safety check of edited lines: no address, no mark-up, and no invisible characters (I18N-R11). */

/**
 * Letters that look like a colon or a slash, with their replacement; NFKC folds others such as full-width
 * ones.
 */
const lookalikes: readonly [RegExp, string][] = [
  [/[\u2236\ua789\u05c3\u0589\u02d0]/g, ':'],
  [/[\u2044\u2215\u2571\u29f8\u27cb\u1735]/g, '/'],
];

const folded = (text: string): string =>
  lookalikes.reduce(
    (result, [pattern, letter]) => result.replaceAll(pattern, letter),
    text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );

/**
 * Persian and Indic languages join and separate letters with these, and Hebrew and Arabic place punctuation
 * with the marks.
 */
const neededJoiners = /\u200c|\u200d|\u200e|\u200f|\ufe0e|\ufe0f/g;
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}|[^\P{Cc}\n\r\t]/u;

/**
 * In right-to-left text a range of numbers is isolated to keep its order. A closed isolate has no effect
 * beyond its end.
 */
const closedIsolates = /[\u2066\u2068]([^\u2066-\u2069]*)\u2069/g;

export const holdsUnseen = (text: string): boolean =>
  unseen.test(text.replaceAll(closedIsolates, '$1').replaceAll(neededJoiners, ''));

const markup = /[<>`\\[\]]|&(\w+|#\w+);|\$\s*t\s*\(|\$\{|%[0-9a-f]{2}|%[0-9a-f]{0,1}\{/i;

export const holdsMarkup = (text: string): boolean => markup.test(folded(text)) || markup.test(text);

const schemes: ReadonlySet<string> = new Set([
  ...['http', 'https', 'ftp', 'ftps', 'ws', 'wss', 'mailto', 'tel', 'javascript', 'vbscript', 'data', 'file'],
  ...['blob', 'about', 'intent', 'market', 'whatsapp', 'tg', 'geo'],
]);
const longestScheme = 10;
const address = /:\s*\/|\/\/|\bxn--/i;
const www = /(?:^|[^\p{L}])[Ww]{3}\b/u;
const host = /[\p{L}\p{N}\p{M}_-]\.[\p{L}\p{M}][\p{L}\p{M}\p{N}-]/u;
/**
 * Browsers treat Chinese and Japanese full stops as dots of a host; between words of these scripts they end
 * sentences.
 */
const ideographicHost = /[a-z0-9-][\u3002\uff61][a-z][a-z0-9-]/i;
const numericHost = /\p{N}\.\p{N}{1,3}\.\p{N}{1,3}\.\p{N}/u;

/** A placeholder can have any value, so it counts as a word: `{congregation}.example` is a host. */
const withoutPlaceholders = (text: string): string => text.replaceAll(/\{\w+\}/g, 'xx');

/** A scheme is a separate word, optional white space, a colon and further text. */
function holdsScheme(text: string): boolean {
  const pieces = text.split(':');
  return pieces.slice(0, -1).some((piece, at) => {
    // Two more than the longest scheme, so that a longer word is recognised as such.
    const end = piece.trimEnd().slice(-longestScheme - 2);
    const word = /(?:^|[^\p{L}])([A-Za-z]{2,10})$/u.exec(end)?.[1];
    const next = pieces[at + 1]!.charAt(0);
    const isFollowed = next === '' ? at + 2 < pieces.length : /\S/.test(next);
    return isFollowed && word !== undefined && schemes.has(word.toLowerCase());
  });
}

export function holdsAddress(text: string): boolean {
  const plain = folded(withoutPlaceholders(text));
  return (
    holdsScheme(plain) ||
    [address, www, host, ideographicHost, numericHost].some((pattern) => pattern.test(plain))
  );
}
