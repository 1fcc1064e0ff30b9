/** Entries of one day that overlap are drawn side by side: which column each has, and how many columns stand there. */

export interface Span {
  /** Minutes since midnight. */
  from: number;
  to: number;
}

export interface Place {
  column: number;
  /** How many columns the group of overlapping entries needs; the same for all of the group. */
  columns: number;
}

/** In the order of what was given. Entries that touch do not overlap. */
export function placeSideBySide(spans: readonly Span[]): Place[] {
  const order = spans
    .map((span, index) => ({ span, index }))
    .sort((one, other) => one.span.from - other.span.from || one.span.to - other.span.to);
  const places = new Array<Place>(spans.length);
  let group: number[] = [];
  /** Until when each column of the group is taken. */
  let taken: number[] = [];
  const closeGroup = (): void => {
    for (const index of group) places[index]!.columns = taken.length;
    group = [];
    taken = [];
  };
  for (const { span, index } of order) {
    if (taken.every((until) => until <= span.from)) closeGroup();
    const free = taken.findIndex((until) => until <= span.from);
    const column = free === -1 ? taken.length : free;
    taken[column] = span.to;
    places[index] = { column, columns: 1 };
    group.push(index);
  }
  closeGroup();
  return places;
}
