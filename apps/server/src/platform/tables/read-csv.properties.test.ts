import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { readCsv } from '#platform/tables/read-csv';

const word = fc.stringMatching(/^[A-Za-z0-9 ]{0,12}$/);
const filled = fc.stringMatching(/^[A-Za-z]{1,12}$/);
/** Any typed text; in quotation marks it may hold delimiters, a quotation mark and a line break. */
const anything = fc.oneof(word, fc.constantFrom('a,b', 'a;b', 'a\tb', 'Say "no"', 'two\nlines'));

const tables = fc.integer({ min: 2, max: 6 }).chain((columns) =>
  fc.record({
    headings: fc.array(filled, { minLength: columns, maxLength: columns }),
    // Empty trailing cells are dropped when read.
    rows: fc.array(
      fc
        .tuple(fc.array(anything, { minLength: columns - 1, maxLength: columns - 1 }), filled)
        .map(([cells, last]) => [...cells, last]),
      { maxLength: 14 },
    ),
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n'),
    closed: fc.boolean(),
  }),
);

it('reads a table of two or more columns with its delimiter, for any number of lines', () => {
  fc.assert(
    fc.property(tables, ({ headings, rows, delimiter, newline, closed }) => {
      const text = papaparse.unparse([headings, ...rows], { delimiter, newline, quotes: true });
      const read = readCsv(closed ? text + newline : text);
      expect(read.headings).toEqual(headings);
      const kept = read.rows.map(({ cells }) => cells).filter((cells) => cells.length > 1);
      expect(kept).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

it('reads two columns and three lines separated by semicolons', () => {
  const { headings, rows } = readCsv('Name;Month\nRuth;2026-10\n');
  expect(headings).toEqual(['Name', 'Month']);
  expect(rows[0]!.cells).toEqual(['Ruth', '2026-10']);
});
