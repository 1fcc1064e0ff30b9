/** Segmentation of SMS texts (3GPP TS 23.038 and 23.040). */

const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Encoded as two units: an escape and a character. */
const gsmExtended = new Set('\f^{}\\[~]|€');

export interface SmsMeasure {
  /** One character outside GSM makes the whole text Unicode, with segments less than half as long. */
  encoding: 'gsm' | 'unicode';
  /** Units of the encoding: a € takes two in GSM, a 😀 two in Unicode. */
  characters: number;
  parts: number;
  /** Remaining units in the last segment. */
  left: number;
}

/** Characters that make a text Unicode, each once, in text order. */
export const lettersOutsideGsm = (text: string): string[] => [
  ...new Set([...text].filter((letter) => !gsm.has(letter) && !gsmExtended.has(letter))),
];

const room = {
  gsm: { alone: 160, joined: 153 },
  unicode: { alone: 70, joined: 67 },
} as const;

/** A character is never split: one that does not fit begins the next segment. */
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

/** Units per segment of a joined SMS; its header takes the remaining ones. */
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
