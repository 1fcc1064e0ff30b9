/**
 * Reads the holders of a territory from other programs: from the row of the territory, or from a separate
 * table (TERR-R24).
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { readDate } from '../../time/date-text.ts';
import type { Campaign } from '../maps/campaign.ts';
import type { Cells } from './cells.ts';
import type { Field } from './format-columns.ts';
import type { LostReason } from './problem.ts';
import { cutTo, type MapName, type RowContext, readMapName } from './read-map-name.ts';

export const longestHolder = 120;

export interface ReadHolder {
  name: string;
  from: string | null;
  to: string | null;
}

/** Dates are `YYYY-MM-DD`; Sheaf exports have instants instead. */
export interface ReadHolding {
  /** Null if only the completion is known. */
  from: string | null;
  /** Null while the map is assigned. */
  to: string | null;
  completed: boolean;
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  /** From a Sheaf export: with instants and every field of an assignment. */
  exact: boolean;
  startUnknown: boolean;
  previousCompleted: string | null;
  /** In chronological order; empty if the file names no holder. */
  holders: ReadHolder[];
}

export interface ReadAssignment extends MapName, ReadHolding {
  kind: 'holding';
  line: number;
  text: string;
}

/** The map was unassigned when the file was written; `day` is the newest date in the file. */
export interface ReadUnassignedMap extends MapName {
  kind: 'not-out';
  day: string;
}

export type HistoryNote = ReadAssignment | ReadUnassignedMap;

/** A name in one column, or in two. */
export const holderIn = (cells: Cells): string =>
  cells('holder')[0] ?? [...cells('firstName'), ...cells('lastName')].join(' ');

export const isHolding = (note: HistoryNote): note is ReadAssignment => note.kind === 'holding';

const holdingOf = (
  name: string | null,
  { from, to, completed }: Pick<ReadHolding, 'from' | 'to' | 'completed'>,
): ReadHolding => ({
  from,
  to,
  completed,
  personal: false,
  campaign: 'none',
  campaignName: null,
  exact: false,
  startUnknown: false,
  previousCompleted: null,
  holders: name === null ? [] : [{ name, from, to }],
});

function readOneDay(cells: Cells, field: Field, { order, today, tell }: RowContext): string | null {
  const [text] = cells(field);
  if (!text) return null;
  const day = readDate(text, order, today);
  if (!day.allowed) tell(day.reason);
  return day.allowed ? day.value : null;
}

/** Reads the last completion and its holder from the row of a territory, then the current holder. */
export function readHoldingsOfMap(cells: Cells, context: RowContext): ReadHolding[] {
  const holdings: ReadHolding[] = [];
  const completed = readOneDay(cells, 'completed', { ...context, tell: () => {} });
  if (completed !== null) {
    const name = cutTo(cells('completedBy')[0], longestHolder, context.tell);
    holdings.push(holdingOf(name, { from: null, to: completed, completed: true }));
  }
  const from = readOneDay(cells, 'assigned', context);
  const name = cutTo(holderIn(cells), longestHolder, context.tell);
  if (from !== null && name !== null) holdings.push(holdingOf(name, { from, to: null, completed: false }));
  else if (from !== null || name !== null) context.tell('assignment-incomplete');
  return holdings;
}

export function readAssignmentRow(
  cells: Cells,
  context: RowContext,
): Decision<MapName & ReadHolding, LostReason> {
  const map = readMapName(cells, context);
  if (!map.allowed) return map;
  const from = readOneDay(cells, 'assigned', context);
  const completed = readOneDay(cells, 'completed', context);
  const to = completed ?? readOneDay(cells, 'returned', context);
  const name = cutTo(holderIn(cells), longestHolder, context.tell);
  if (name === null || (from === null && completed === null)) return refuse('assignment-empty');
  if (from !== null && to !== null && to < from) return refuse('dates-reversed');
  return allow({ ...map.value, ...holdingOf(name, { from, to, completed: completed !== null }) });
}
