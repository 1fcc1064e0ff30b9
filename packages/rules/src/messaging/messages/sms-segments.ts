/** How a text is cut into the parts an SMS is paid by (3GPP TS 23.038 and 23.040). */

const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Written as two: an escape and a character. */
const gsmExtended = new Set('\f^{}\\[~]|€');

export interface SmsMeasure {
  /** One character outside of the GSM alphabet makes the whole text Unicode, whose parts are less than half as long. */
  encoding: 'gsm' | 'unicode';
  /** Of the room in the parts: a € takes two of the GSM alphabet, a 😀 two of Unicode. */
  characters: number;
  parts: number;
  /** Room left in the last part. */
  left: number;
}

/** The letters that make a text Unicode, each once, in the order of the text. */
export const lettersOutsideGsm = (text: string): string[] => [
  ...new Set([...text].filter((letter) => !gsm.has(letter) && !gsmExtended.has(letter))),
];

const room = {
  gsm: { alone: 160, joined: 153 },
  unicode: { alone: 70, joined: 67 },
} as const;

/** A character is never torn: what does not fit begins the next part. */
function countParts(sizes: readonly number[], each: number): { parts: number; left: number } {
  let parts = 1;
  let left = each;
  for (const size of sizes) {
    if (size > left) {
      parts += 1;
      left = each;
    }
    left -= size;
  }
  return { parts, left };
}

/** Characters that one SMS of a longer text holds: its number in the row takes the place of the others. */
export const joinedRoom = ({ encoding }: Pick<SmsMeasure, 'encoding'>): number => room[encoding].joined;

export function measureSms(text: string): SmsMeasure {
  const letters = [...text];
  const encoding = lettersOutsideGsm(text).length === 0 ? 'gsm' : 'unicode';
  const sizes = letters.map((letter) =>
    encoding === 'unicode' ? letter.length : gsmExtended.has(letter) ? 2 : 1,
  );
  const characters = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, joined } = room[encoding];
  if (characters <= alone) return { encoding, characters, parts: 1, left: alone - characters };
  return { encoding, characters, ...countParts(sizes, joined) };
}
