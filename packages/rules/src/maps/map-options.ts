/** Which maps a person is offered when he asks for one (MAPS-O2). */
export interface MapOption {
  id: number;
  order: number;
  lastCompletedOn: string | null;
  /** He was the last to complete it. */
  completedBySame: boolean;
}

export const mostOptions = 5;

/** Never completed first, then longest ago, then the field order; his own last one only when nothing else is left. */
export function chooseOptions<Option extends MapOption>(maps: readonly Option[]): Option[] {
  const others = maps.filter((map) => !map.completedBySame);
  return [...(others.length > 0 ? others : maps)]
    .sort(
      (a, b) =>
        (a.lastCompletedOn ?? '').localeCompare(b.lastCompletedOn ?? '') || a.order - b.order || a.id - b.id,
    )
    .slice(0, mostOptions);
}
