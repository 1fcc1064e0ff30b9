import { expect, it } from 'vitest';
import { phraseIn } from './phrase-in.ts';
import { say } from './texts.ts';

it('a phrase that English does not have is an error of types', () => {
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

it('what data names is looked up in a group that exists, and says its key where it has no phrase', () => {
  expect(say(phraseIn('shell:discard', 'leave'))).toBe(say('shell:discard.leave'));
  expect(say(phraseIn('shell:discard', 'nothing'))).toBe('shell:discard.nothing');
  // @ts-expect-error no such group
  phraseIn('shell:discards', 'leave');
});
