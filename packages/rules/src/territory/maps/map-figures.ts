/** Figures of an assigned map. Instants are milliseconds since 1970. */
import { isWorkedByBlocks, type MapType } from './map-type.ts';

const day = 86_400_000;

/** MAPS-O3: whole days since the map was assigned. */
export const timeOutDays = (assignedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - assignedAt) / day));

export interface Progress {
  type: MapType;
  completedBlocks: number;
  totalBlocks: number;
  addressesAtStart: number;
  addressesLeft: number;
  /** The holder added the homes of a residential map to the list (ADDR-R67). */
  homesMarked: boolean;
}

const percentOf = (done: number, total: number): number =>
  total <= 0 ? 0 : Math.round((Math.min(Math.max(done, 0), total) / total) * 100);

const isWorkedByAddresses = ({ type, homesMarked }: Progress): boolean =>
  !isWorkedByBlocks(type) || homesMarked;

/**
 * MAPS-O4: percent 0 to 100; of blocks for a residential map, of worked addresses for the others. A
 * residential map with homes in its list is as far as the further of both.
 */
export function completedPercent(progress: Progress): number {
  const { type, completedBlocks, totalBlocks, addressesAtStart, addressesLeft } = progress;
  return Math.max(
    isWorkedByBlocks(type) ? percentOf(completedBlocks, totalBlocks) : 0,
    isWorkedByAddresses(progress) ? percentOf(addressesAtStart - addressesLeft, addressesAtStart) : 0,
  );
}

/**
 * MAPS-O5: whether the record proves the map completed: every block is ticked, or every address of the
 * assignment was worked. Only then is completion assumed; otherwise the person is asked.
 */
export const isShownDone = (progress: Progress): boolean =>
  (progress.totalBlocks > 0 && progress.completedBlocks >= progress.totalBlocks) ||
  (isWorkedByAddresses(progress) && progress.addressesAtStart > 0 && progress.addressesLeft <= 0);

export interface MapHolding {
  assignedAt: number;
  personal: boolean;
}

/**
 * MAPS-O8: whole days beyond the cutoff, 0 while in time; a cutoff of 0 disables it, and personal maps have
 * none (ASSIGN-O4).
 */
export const daysOver = (out: MapHolding, cutoffDays: number, now: number): number =>
  cutoffDays > 0 && !out.personal ? Math.max(0, timeOutDays(out.assignedAt, now) - cutoffDays) : 0;

/** MAPS-O8: assigned for longer than the congregation allows. */
export const isOverdue = (out: MapHolding, cutoffDays: number, now: number): boolean =>
  daysOver(out, cutoffDays, now) > 0;

/** MAPS-O9: no block or address worked for so many days; 0 disables it. */
export const isStagnant = (lastActivityAt: number, thresholdDays: number, now: number): boolean =>
  thresholdDays > 0 && timeOutDays(lastActivityAt, now) > thresholdDays;
