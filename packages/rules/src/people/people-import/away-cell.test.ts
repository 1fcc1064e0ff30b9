import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneLine } from '../../text/text-lines.ts';
import { awayCell, readAwayCell } from './away-cell.ts';

const span = (comment: string | null) => ({ start_date: '2026-12-01', end_date: '2026-12-10', comment });

it('IMPORT-R7 a comment stays on its line, with any content', () => {
  const comment = fc
    .string({ unit: fc.constantFrom(...'a \\\r\n/n'), minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() === text);
  fc.assert(
    fc.property(fc.array(comment, { minLength: 1, maxLength: 3 }), (comments) => {
      const cell = awayCell(comments.map(span));
      expect(cell.split(/\r?\n/)).toHaveLength(comments.length);
      expect(readAwayCell(cell)).toEqual(comments.map((text) => span(oneLine(text))));
    }),
  );
  expect(awayCell([span('a\\\r\nb'), span(null)])).toBe(
    '2026-12-01/2026-12-10 a\\\\\\r\\nb\n2026-12-01/2026-12-10',
  );
});

it('IMPORT-R3 days away are two ordered dates per line, with or without a comment', () => {
  expect(readAwayCell(' 2026-12-01/2026-12-10 \r\n\n2026-12-01/2026-12-10  Visiting ')).toEqual([
    span(null),
    span('Visiting'),
  ]);
  expect(readAwayCell('2026-12-01/2026-12-01')).toHaveLength(1);
  expect(readAwayCell('')).toEqual([]);
  for (const line of [
    '2026-12-01',
    '2026-12-01/2026-12-10x',
    'x2026-12-01/2026-12-10',
    '2026-02-29/2026-12-10',
    '2026-12-01/2027-02-29',
    '2026-13-01/2026-12-10',
    '2026-12-10/2026-12-01',
    '2026-12-01/12026-12-10',
  ])
    expect([line, readAwayCell(`2026-12-01/2026-12-10\n${line}`)]).toEqual([line, null]);
});

it('IMPORT-R3 a comment has 190 characters at most, and a cell sixty lines', () => {
  const long = (length: number) => readAwayCell(`2026-12-01/2026-12-10 ${'x'.repeat(length)}`);
  expect(long(190)).toEqual([span('x'.repeat(190))]);
  expect(long(191)).toBeNull();
  const many = (count: number) => readAwayCell('2026-12-01/2026-12-10\n'.repeat(count));
  expect(many(60)).toHaveLength(60);
  expect(many(61)).toBeNull();
});
