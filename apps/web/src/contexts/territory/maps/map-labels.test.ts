import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTexts } from '#platform/texts.ts';
import { holdingLabels, placeLabels, placeOf } from './map-labels.ts';

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-28T02:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-05-01T02:00:00.000Z', '2026-06-03T02:00:00.000Z', '1 May to 3 Jun'],
  ['2026-05-01T02:00:00.000Z', '2026-05-01T09:00:00.000Z', '1 May'],
])('MAPS-S8 a map held from %s to %s', (from, to, said) => {
  const { t } = renderHook(() => useTexts()).result.current;
  expect(holdingLabels(t, from, to)).toBe(said);
});

it('a map with neither name nor suburb shows its number once', () => {
  const { t } = renderHook(() => useTexts()).result.current;
  const bare = { name: null, suburb: null, number: '911' };
  expect([placeLabels(t, bare), placeOf(bare)]).toEqual(['No suburb', '911']);
  expect(placeLabels(t, { ...bare, name: 'Harbour' })).toBe('Harbour');
});
