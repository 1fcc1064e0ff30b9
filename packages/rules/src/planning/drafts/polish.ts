/** Local search: every exchange of two places and every candidate, until nothing is better. */
import { canExchange, exchange, exchangeCost } from './exchange.ts';
import { putThere, type Repair, repairOf, undo } from './repair.ts';
import { compareLevels, type Levels, type SearchState, vectorOf } from './state.ts';

/** Evaluations that one candidate counts for; an exchange counts for one. */
const candidateEvaluations = 10;
export const mostEvaluations = 4_000_000;

export interface PolishProgress {
  /** Next row: one movable place, with all later ones and its candidates. */
  row: number;
  /** Rows since the last improvement. */
  quiet: number;
  evaluations: number;
}

/** Exchanges the place with each later one that makes the draft better. */
function polishExchanges(state: SearchState, row: number): boolean {
  const { movable } = state.tables;
  const one = movable[row]!;
  let improved = false;
  for (let next = row + 1; next < movable.length; next += 1) {
    const other = movable[next]!;
    if (!canExchange(state, one, other) || exchangeCost(state, one, other) >= 0) continue;
    const before = vectorOf(state);
    exchange(state, one, other);
    if (compareLevels(vectorOf(state), before) < 0) improved = true;
    else exchange(state, one, other);
  }
  return improved;
}

function polishCandidates(repair: Repair, row: number): boolean {
  const { state } = repair;
  const { movable, offsets, candidates, stood } = state.tables;
  const index = movable[row]!;
  let improved = false;
  let levels: Levels = vectorOf(state);
  for (let at = offsets[index]!; at < offsets[index + 1]!; at += 1) {
    const person = candidates[at]!;
    const held = state.held[index]!;
    if (person === held) continue;
    const deep = held < 0 || (stood[index]! >= 0 && stood[index] !== held);
    const fits = putThere(repair, index, person, deep ? 2 : 1);
    const after = vectorOf(state);
    if (fits && compareLevels(after, levels) < 0) {
      levels = after;
      improved = true;
    } else undo(repair);
  }
  return improved;
}

export const isPolished = ({ tables }: SearchState, { quiet, evaluations }: PolishProgress): boolean =>
  quiet >= tables.movable.length || evaluations >= mostEvaluations;

/** Polishes row after row, for about as many evaluations. */
export function polish(state: SearchState, progress: PolishProgress, evaluations: number): void {
  const { movable, offsets } = state.tables;
  const repair = repairOf(state);
  const until = progress.evaluations + evaluations;
  while (!isPolished(state, progress) && progress.evaluations < until) {
    const { row } = progress;
    const index = movable[row]!;
    const exchanged = polishExchanges(state, row);
    const improved = polishCandidates(repair, row) || exchanged;
    progress.quiet = improved ? 0 : progress.quiet + 1;
    progress.evaluations +=
      movable.length - row + candidateEvaluations * (offsets[index + 1]! - offsets[index]!);
    progress.row = (row + 1) % movable.length;
  }
}
