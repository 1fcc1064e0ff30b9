/** Duties of one person with their ids, to change them from a cell (X-FAIR-64). */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { useOnline } from '#platform/online.ts';
import { useRead } from '#platform/use-read.ts';
import { cellsOf, type MatrixCell, type MatrixPerson } from './matrix-view.ts';

/** @returns the cell with ids of its duties; unchanged offline and until the reply. */
export function useDutiesOf({ id, cells }: MatrixPerson): (cell: MatrixCell) => MatrixCell {
  const from = cells[0]!.monday;
  const query = { from, to: addDays(from, 7 * cells.length - 1), person: id };
  const { data } = useRead('shares.readMatrix', { query }, { enabled: useOnline() });
  const [row] = data?.people ?? [];
  const named = data && row && cellsOf(data, row);
  return (cell) => {
    const duties = named?.[cell.week]?.duties;
    return duties?.length === cell.duties.length ? { ...cell, duties } : cell;
  };
}
