import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('COMMON-R26 no screen folds a choice of several into a closed box', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const folding = /\b(MultiSelect|TagsInput|PillsInput)\b|<select[^>]*\bmultiple\b/;
  expect(Object.entries(sources).filter(([, text]) => folding.test(text))).toEqual([]);
});
