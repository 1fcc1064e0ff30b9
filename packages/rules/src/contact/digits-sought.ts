/** What somebody types who looks for a telephone number. */
import { foldedText } from '../text/folded-text.ts';

const fewest = 3;

/**
 * The digits that a full number has of it, however they are grouped and with the zero that is dialled within a country or without it;
 * null where it is no number, or so short that nearly all numbers have it.
 */
export function digitsSought(typed: string): string | null {
  const text = foldedText(typed).replaceAll('(0)', '');
  if (!/^[+0-9\s().-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewest ? null : digits;
}
