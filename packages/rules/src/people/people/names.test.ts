import { expect, it } from 'vitest';
import { fullName, initials, lastFirst } from './names.ts';

const ruth = { first_name: 'Ruth', last_name: 'Hollis' };

it('USERS-R31 writes a full name in spoken order, and in sorted lists with the last name first', () => {
  expect([fullName(ruth), lastFirst(ruth)]).toEqual(['Ruth Hollis', 'Hollis, Ruth']);
});

it('COMMON-R27 initials are complete letters, with any spaces between the words', () => {
  expect(['Ruth   Hollis', ' Ruth Hollis', ' ruth', '𝔄nn \t Baker', '  '].map(initials)).toEqual([
    'RH',
    'RH',
    'R',
    '𝔄B',
    '',
  ]);
});
