/** Which maps a person is offered when they ask for one (MAPS-O2). */
import { isOpenType, type MapType } from './map-type.ts';

export interface RequestableMap {
  type: MapType;
  locked: boolean;
  deleted: boolean;
  isOut: boolean;
}

/** The database selects the same maps; a test holds it to this. */
export const mayBeRequested = ({ type, locked, deleted, isOut }: RequestableMap): boolean =>
  !deleted && !locked && !isOut && !isOpenType(type);

export interface MapOption {
  id: number;
  order: number;
  lastCompletedOn: string | null;
  /** They were the last to complete it. */
  completedBySame: boolean;
}

export const mostOptions = 5;

/** Never completed first, then longest ago, then the field order; their own last one only when nothing else is left. */
export function chooseOptions<Option extends MapOption>(maps: readonly Option[]): Option[] {
  const others = maps.filter((map) => !map.completedBySame);
  return [...(others.length > 0 ? others : maps)]
    .sort(
      (a, b) =>
        (a.lastCompletedOn ?? '').localeCompare(b.lastCompletedOn ?? '') || a.order - b.order || a.id - b.id,
    )
    .slice(0, mostOptions);
}
