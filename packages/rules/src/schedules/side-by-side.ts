/** Column layout of overlapping entries of a day. */

export interface Span {
  /** Minutes since midnight. */
  from: number;
  to: number;
}

export interface Place {
  column: number;
  /** Number of columns of the group of overlapping entries; equal within the group. */
  columns: number;
}

/** Returns places in input order. Adjacent entries do not overlap. */
export function placeSideBySide(spans: readonly Span[]): Place[] {
  const order = spans
    .map((span, index) => ({ span, index }))
    .sort((one, other) => one.span.from - other.span.from || one.span.to - other.span.to);
  const places = new Array<Place>(spans.length);
  let group: number[] = [];
  /** End of the last entry of each column in the group. */
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
