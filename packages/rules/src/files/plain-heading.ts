/**
 * Normalises headings for comparison without case, accents, spaces and punctuation: `Postal_code` equals
 * `Postal code`.
 */
import { foldedText } from '../text/folded-text.ts';

export const plainHeading = (heading: string): string =>
  foldedText(heading).replaceAll(/[^\p{L}\p{N}]/gu, '');
