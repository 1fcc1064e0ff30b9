/** Reads text with commas, semicolons or tabs as a table. */
import type { ImportTable, TableRow } from '@sheaf/rules/territory/territory-import/cells';
import papaparse from 'papaparse';
import { findDelimiter } from '#platform/tables/find-delimiter';
import { keepRow, openMeter } from '#platform/tables/table-meter';

const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0);

/** Streams rows, so that a too large file is not read to its end. */
export function readCsv(text: string): ImportTable {
  const meter = openMeter();
  const rows: TableRow[] = [];
  let line = 1;
  papaparse.parse<string[]>(text, {
    delimiter: findDelimiter(text),
    step: ({ data }) => {
      rows.push({ line, cells: keepRow(meter, data) });
      line += linesIn(data);
    },
  });
  const [heading, ...rest] = rows;
  return { headings: heading?.cells ?? [], rows: rest };
}
