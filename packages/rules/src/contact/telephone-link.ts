/** Builds `tel:` links from numbers as people write them. */
import { foldedText } from '../text/folded-text.ts';

/** Uses the first number of the text; null if the text has none. */
export function telephoneLink(written: string): string | null {
  const [first] = /\+?[0-9][0-9 ().-]*/.exec(foldedText(written)) ?? [];
  return first === undefined ? null : `tel:${first.replaceAll(/[^+0-9]/g, '')}`;
}
