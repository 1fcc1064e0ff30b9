/** The title of a sheet for several maps keeps to a line or two, however many they are. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadPhrases } from '#platform/texts.ts';
import { useSeveralTitle } from './use-several-title.ts';

beforeEach(() => loadPhrases(['selection']));

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: String(index + 1) }));

it('ASSIGN-S4 a few maps are named by their numbers, and three hundred are counted', () => {
  const titleOf = renderHook(() => useSeveralTitle()).result.current;
  expect(titleOf('assign', numbered(3))).toBe('Assign maps 1, 2, 3');
  expect(titleOf('assign', numbered(300))).toBe('Assign maps (300)');
  expect(titleOf('open', numbered(13))).toBe('Open to everybody, and assigned to nobody (13)');
});
