import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('COMMON-R26 no screen uses a collapsed multi-select', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const folding = /\b(MultiSelect|TagsInput|PillsInput)\b|<select[^>]*\bmultiple\b/;
  expect(Object.entries(sources).filter(([, text]) => folding.test(text))).toEqual([]);
});
