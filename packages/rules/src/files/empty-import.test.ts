import { expect, it } from 'vitest';
import { listedLines } from '../territory/territory-import/problem.ts';
import { whyEmpty } from './empty-import.ts';

it('TERR-R41 reports nothing new only if no line was refused', () => {
  expect(whyEmpty({ here: 3, refused: 0 })).toBe('nothing');
  expect(whyEmpty({ here: 0, refused: 0 })).toBe('nothing');
  expect(whyEmpty({ here: 0, refused: 2 })).toBe('noneTaken');
  expect(whyEmpty({ here: 3, refused: 2 })).toBe('restRefused');
});

it('TERR-R41 does not count existing lines, or notes on imported lines, as refused', () => {
  expect(
    listedLines({
      'map-listed': 2,
      'already-listed': 1,
      duplicate: 4,
      'house-missing': 3,
      'type-unknown': 5,
    }),
  ).toEqual({ here: 3, refused: 3 });
});
