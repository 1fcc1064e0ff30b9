import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

/** Column of a desk table. */
export interface DeskColumn<Row> {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Without it the column cannot be sorted. */
  sortValue?: (row: Row) => SortValue;
  /** Share of the width; 1 if omitted. */
  share?: number;
  /** Figures are aligned at their end. */
  figures?: boolean;
  /** Hidden where the table is narrower than 720 px, or with `wider` than 900 px. */
  onlyWide?: boolean | 'wider';
}
