/** Measures the size of a table while it is read, and stops the reader at the first exceeded limit. */
import { type TableFault, tableLimits } from '@sheaf/rules/files/table-limits';

export class TableTooLarge extends Error {
  override name = 'TableTooLarge';
  readonly fault: TableFault;
  constructor(fault: TableFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface TableMeter {
  /** Counts a row and its stored cells. */
  row(cells: number): void;
  columns(count: number): void;
  cell(text: string): void;
  border(text: string): void;
}

export function openMeter(): TableMeter {
  let rows = 0;
  let cells = 0;
  let letters = 0;
  const stop = (fault: TableFault): never => {
    throw new TableTooLarge(fault);
  };
  const count = (text: string, most: number): void => {
    if (text.length > most) stop('import-cell-too-long');
    letters += text.length;
    if (letters > tableLimits.text) stop('import-too-much-text');
  };
  const meter: TableMeter = {
    row(kept) {
      rows += 1;
      // Plus the heading row.
      if (rows > tableLimits.rows + 1) stop('import-too-long');
      meter.columns(kept);
      cells += kept;
      if (cells > tableLimits.cells) stop('import-too-many-cells');
    },
    columns(kept) {
      if (kept > tableLimits.columns) stop('import-too-wide');
    },
    cell: (text) => count(text, tableLimits.cell),
    border: (text) => count(text, tableLimits.border),
  };
  return meter;
}

/** Drops empty trailing cells and counts the rest. */
export function keepRow(meter: TableMeter, cells: string[]): string[] {
  let kept = cells.length;
  while (kept > 0 && cells[kept - 1]!.trim() === '') kept -= 1;
  meter.row(kept);
  const row = cells.slice(0, kept);
  for (const text of row) meter.cell(text);
  return row;
}
