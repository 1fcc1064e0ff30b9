import { expect, it } from 'vitest';
import { phraseIn } from './phrase-in.ts';
import { say } from './texts.ts';

it('a phrase key that English does not have is a type error', () => {
  expect(say('shell:save')).toBe('Save');
  expect(say('maps:count', { count: 2 })).toBe('2 maps');
  // @ts-expect-error nobody wrote it
  expect(say('shell:saave')).toBe('shell:saave');
  // @ts-expect-error the form follows from the number
  say('maps:count_other');
  const found: string = 'save';
  // @ts-expect-error any word could follow
  say(`shell:${found}`);
});

it('a key with a data part must be in an existing group, and without a phrase the key is shown', () => {
  expect(say(phraseIn('shell:discard', 'leave'))).toBe(say('shell:discard.leave'));
  expect(say(phraseIn('shell:discard', 'nothing'))).toBe('shell:discard.nothing');
  // @ts-expect-error no such group
  phraseIn('shell:discards', 'leave');
});
