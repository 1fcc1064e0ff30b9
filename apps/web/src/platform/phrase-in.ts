/** For a key whose last part is data: the code of a reason, of a right. One that has no phrase is said as its key. */
import type { PhraseGroup } from '@sheaf/phrases/phrase-key';
import type { PhraseKey } from './texts.ts';

export const phraseIn = (group: PhraseGroup, name: string | number): PhraseKey =>
  `${group}.${name}` as PhraseKey;
