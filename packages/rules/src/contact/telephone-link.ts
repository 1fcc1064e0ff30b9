/** The address under which a telephone calls a number as people write it. */
import { foldedText } from '../text/folded-text.ts';

/** Of several numbers, or of a number with a remark, the first; null where there is none. */
export function telephoneLink(written: string): string | null {
  const [first] = /\+?[0-9][0-9 ().-]*/.exec(foldedText(written)) ?? [];
  return first === undefined ? null : `tel:${first.replaceAll(/[^+0-9]/g, '')}`;
}
