import { expect, it } from 'vitest';
import { fullName, initials, lastFirst } from './names.ts';

const ruth = { first_name: 'Ruth', last_name: 'Hollis' };

it('a name is written as it is spoken, and in lists by the last name', () => {
  expect([fullName(ruth), lastFirst(ruth)]).toEqual(['Ruth Hollis', 'Hollis, Ruth']);
});

it('COMMON-R27 initials are whole letters, however many spaces stand between the words', () => {
  expect(['Ruth   Hollis', ' Ruth Hollis', ' ruth', '𝔄nn \t Baker', '  '].map(initials)).toEqual([
    'RH',
    'RH',
    'R',
    '𝔄B',
    '',
  ]);
});
