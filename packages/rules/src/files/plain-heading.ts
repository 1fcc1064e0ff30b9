/** Headings are compared without case, accents, spaces and signs: `Postal_code` and `Postal code` are one. */
import { foldedText } from '../text/folded-text.ts';

export const plainHeading = (heading: string): string =>
  foldedText(heading).replaceAll(/[^\p{L}\p{N}]/gu, '');
