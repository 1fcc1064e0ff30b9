/** The title of a sheet for several maps fits in one or two lines. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadPhrases } from '#platform/texts.ts';
import { useSeveralTitle } from './use-several-title.ts';

beforeEach(() => loadPhrases(['selection']));

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: String(index + 1) }));

it('ASSIGN-S4 lists the numbers of a few maps, and counts three hundred', () => {
  const titleOf = renderHook(() => useSeveralTitle()).result.current;
  expect(titleOf('assign', numbered(3))).toBe('Assign maps 1, 2, 3');
  expect(titleOf('assign', numbered(300))).toBe('Assign maps (300)');
  expect(titleOf('open', numbered(13))).toBe('Open to everybody, and assigned to nobody (13)');
});
