/**
 * Returns the phrase key whose last part is data, such as the code of a reason or permission. A key without a
 * phrase is shown itself.
 */
import type { PhraseGroup } from '@sheaf/phrases/phrase-key';
import type { PhraseKey } from './texts.ts';

export const phraseIn = (group: PhraseGroup, name: string | number): PhraseKey =>
  `${group}.${name}` as PhraseKey;
