/** Reads yes/no cells in several languages; other words are put to the person as a question (IMPORT-R24). */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

const yes = setOf('1|yes|true|x|y|✓|✔|☑|ja|oui|si|sí|sim|da|да|tak|так|ano|áno|igen|evet|نعم|بله|はい|是|예');
const no = setOf(
  '0|no|false|n|-|–|—|nein|non|não|nao|nie|ne|нет|ні|nem|hayır|nu|nej|nei|nee|لا|خیر|いいえ|否|아니요|☐',
);

/** Returns null for an unknown word, and false for a blank cell. */
export function readYesNo(cell: string): boolean | null {
  const word = cell.normalize('NFC').trim().toLowerCase();
  if (yes.has(word)) return true;
  return word === '' || no.has(word) ? false : null;
}
