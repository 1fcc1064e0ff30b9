/** Lanes of a cart: each person occupies one lane for the time of their shift. */
import type { Span } from './shift.ts';

/** Maximum number of simultaneous spans. */
export function mostAtOnce(spans: readonly Span[]): number {
  if (spans.length < 2) return spans.length;
  const changes = spans
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by);
  let now = 0;
  let most = 0;
  for (const { by } of changes) {
    now += by;
    most = Math.max(most, now);
  }
  return most;
}

/**
 * Returns a lane per span, numbered from 1 in input order; overlapping spans have different lanes. Null if
 * more than `max` spans overlap.
 */
export function assignLanes(spans: readonly Span[], max: number): number[] | null {
  const order = spans
    .map((span, index) => ({ span, index }))
    .sort((one, other) => one.span.from - other.span.from || one.index - other.index);
  const lanes = new Array<number>(spans.length);
  const takenUntil: number[] = [];
  for (const { span, index } of order) {
    const free = takenUntil.findIndex((until) => until <= span.from);
    const lane = free === -1 ? takenUntil.length : free;
    if (lane >= max) return null;
    takenUntil[lane] = span.to;
    lanes[index] = lane + 1;
  }
  return lanes;
}
