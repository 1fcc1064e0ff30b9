import { expect, it } from 'vitest';
import { isFound } from './search.ts';

it('every typed word must match, regardless of case and accents', () => {
  expect(isFound('', 'Anything')).toBe(true);
  expect(isFound('  ruth  hol', 'Ruth', 'Hollis')).toBe(true);
  expect(isFound('moller', 'Møller, Müller', null)).toBe(false);
  expect(isFound('muller', 'Møller, Müller', undefined)).toBe(true);
  expect(isFound('ruth smith', 'Ruth Hollis')).toBe(false);
});
