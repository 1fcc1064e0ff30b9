/** Parses a search text as part of a telephone number. */
import { foldedText } from '../text/folded-text.ts';

const fewest = 3;

/**
 * Returns the digits without grouping and without the national leading zero; null if the text is not a number
 * or has fewer than three digits.
 */
export function digitsSought(typed: string): string | null {
  const text = foldedText(typed).replaceAll('(0)', '');
  if (!/^[+0-9\s().-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewest ? null : digits;
}
