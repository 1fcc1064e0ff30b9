/** Chooses the maps offered to a person who requests one (MAPS-O2). */
import { isOpenType, type MapType } from './map-type.ts';

export interface RequestableMap {
  type: MapType;
  locked: boolean;
  deleted: boolean;
  isOut: boolean;
}

/** The database selects by the same rule; a test compares both. */
export const mayBeRequested = ({ type, locked, deleted, isOut }: RequestableMap): boolean =>
  !deleted && !locked && !isOut && !isOpenType(type);

export interface MapOption {
  id: number;
  order: number;
  lastCompletedOn: string | null;
  /** The person was the last to complete it. */
  completedBySame: boolean;
}

export const mostOptions = 5;

/**
 * Never completed first, then longest ago, then map order; the person's own last map only if there is no
 * other.
 */
export function chooseOptions<Option extends MapOption>(maps: readonly Option[]): Option[] {
  const others = maps.filter((map) => !map.completedBySame);
  return [...(others.length > 0 ? others : maps)]
    .sort(
      (a, b) =>
        (a.lastCompletedOn ?? '').localeCompare(b.lastCompletedOn ?? '') || a.order - b.order || a.id - b.id,
    )
    .slice(0, mostOptions);
}
