import { expect, it } from 'vitest';
import { joinImports } from './join-imports.ts';
import type { ReadImport } from './read-import.ts';

const read = (rest: Partial<ReadImport>): ReadImport =>
  ({
    format: 'alba-territories',
    rows: 1,
    hyphened: 1,
    maps: [],
    addresses: [],
    history: [],
    newest: null,
    problems: [],
    unused: [],
    ...rest,
  }) as ReadImport;

const mapOf = (number: string, code: string, place: string) =>
  ({ number, code, place }) as ReadImport['maps'][number];

it('TERR-R25 returns a single file unchanged', () => {
  const only = read({ newest: '2026-01-01' });
  expect(joinImports([{ file: 'a.csv', read: only }])).toBe(only);
});

it('TERR-R25 takes map names from the newest of several files, history from the oldest on, and adds file names to lines', () => {
  const old = read({
    rows: 2,
    newest: '2025-01-01',
    maps: [mapOf('7', 'B', 'old'), mapOf('9', '', 'old')],
    addresses: ['old'] as never,
    history: ['old'] as never,
    problems: [{ line: 2, reason: 'duplicate', text: 'x' }],
    unused: [{ column: 'Colour', values: 2, sample: 'red' }],
  });
  const latest = read({
    rows: 3,
    newest: '2026-01-01',
    maps: [mapOf('7', 'B', 'new'), mapOf('7', 'R', 'new')],
    addresses: ['new'] as never,
    history: ['new'] as never,
    problems: [{ line: 4, reason: 'nowhere', text: 'y' }],
    unused: [
      { column: 'Colour', values: 1, sample: 'red' },
      { column: 'Link', values: 4, sample: 'x' },
    ],
  });
  const dateless = read({ rows: 1, history: ['dateless'] as never, maps: [mapOf('9', '', 'dateless')] });
  const joined = joinImports([
    { file: 'new.csv', read: latest },
    { file: 'none.csv', read: dateless },
    { file: 'old.csv', read: old },
  ]);
  expect(joined).toEqual({
    format: 'alba-territories',
    rows: 6,
    hyphened: 3,
    maps: [mapOf('7', 'B', 'new'), mapOf('7', 'R', 'new'), mapOf('9', '', 'old')],
    addresses: ['new', 'old'],
    history: ['dateless', 'old', 'new'],
    newest: '2026-01-01',
    problems: [
      { line: 4, reason: 'nowhere', text: 'new.csv: y' },
      { line: 2, reason: 'duplicate', text: 'old.csv: x' },
    ],
    unused: [
      { column: 'Colour', values: 3, sample: 'red' },
      { column: 'Link', values: 4, sample: 'x' },
    ],
  });
});
