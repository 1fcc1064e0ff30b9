/** Lines of an address list that contain an address only. */
import type { FileColumns } from '../address-columns.ts';
import { type FileAddress, readRow } from '../address-file.ts';

export const unmarked: Pick<FileAddress, 'isDoNotCall' | 'attempts' | 'phone' | 'note' | 'date'> = {
  isDoNotCall: false,
  attempts: 0,
  phone: null,
  note: null,
  date: null,
};

export const noMarkColumns: Pick<FileColumns, 'phone' | 'doNotCall' | 'states' | 'notes' | 'dates'> = {
  phone: null,
  doNotCall: null,
  states: [],
  notes: [],
  dates: [],
};

type PlainColumns = Omit<FileColumns, keyof typeof noMarkColumns>;

export const readPlainRow = (cells: readonly string[], columns: PlainColumns) =>
  readRow(
    cells,
    { ...noMarkColumns, ...columns },
    { order: null, today: '2026-01-01', hyphen: 'range', tell: () => undefined },
  );
