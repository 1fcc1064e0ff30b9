import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const fieldsets = sources.flatMap(([path, text]) =>
  [...text.matchAll(/<fieldset\b[\s\S]*?>\s*(<legend)?/g)].map(([tag, legend]) => ({ path, tag, legend })),
);

it('X-NAMED-1 each fieldset has a legend or a label, or is no group', () => {
  expect(fieldsets.length).toBeGreaterThan(10);
  const unnamed = fieldsets.filter(
    ({ tag, legend }) => !legend && !/aria-label|role="presentation"/.test(tag),
  );
  expect(unnamed).toEqual([]);
});

it('X-NAMED-1 radio buttons are part of a fieldset or of a named radio group of their own component', () => {
  const withRadios = sources.filter(([, text]) => /type="radio"/.test(text));
  expect(withRadios.length).toBeGreaterThan(3);
  const grouped = /<fieldset|role="radiogroup"\s+aria-label=/;
  expect(withRadios.filter(([, text]) => !grouped.test(text)).map(([path]) => path)).toEqual([]);
});

it('X-NAMED-2 no screen adds a title element', () => {
  expect(sources.filter(([, text]) => text.includes('<title>')).map(([path]) => path)).toEqual([]);
});
