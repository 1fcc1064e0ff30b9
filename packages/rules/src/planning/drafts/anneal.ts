/** Simulated annealing: random moves, of which worse ones are accepted more rarely as the temperature falls. */
import {
  blockingPlace,
  canExchange,
  canRotate,
  exchange,
  exchangeCost,
  isInWholeShift,
  replace,
  replacementCost,
  rotate,
  rotationCost,
} from './exchange.ts';
import { isFreeFor, misfitOf } from './free-for.ts';
import { emptyShift, fillShift } from './greedy.ts';
import { draw } from './random.ts';
import { temperatureSteps, temperatures, thresholdCount, thresholds } from './rates.ts';
import { changedSum, energyOf, openSum, qualityOf, type SearchState, worstSum } from './state.ts';

/** Best draft so far, by levels and not by energy. */
export interface BestDraft {
  held: Int16Array;
  levels: Float64Array;
}

export const bestOf = (state: SearchState): BestDraft => ({
  held: state.held.slice(),
  levels: Float64Array.of(
    state.sums[openSum]!,
    state.sums[changedSum]!,
    state.sums[worstSum]!,
    qualityOf(state),
  ),
});

function isBetter(state: SearchState, { levels }: BestDraft): boolean {
  const { sums } = state;
  if (sums[openSum] !== levels[0]) return sums[openSum]! < levels[0]!;
  if (sums[changedSum] !== levels[1]) return sums[changedSum]! < levels[1]!;
  if (sums[worstSum] !== levels[2]) return sums[worstSum]! < levels[2]!;
  return qualityOf(state) < levels[3]!;
}

function keep(state: SearchState, best: BestDraft): void {
  const { levels } = best;
  levels[0] = state.sums[openSum]!;
  levels[1] = state.sums[changedSum]!;
  levels[2] = state.sums[worstSum]!;
  levels[3] = qualityOf(state);
  best.held.set(state.held);
}

export function keepIfBetter(state: SearchState, best: BestDraft): void {
  if (isBetter(state, best)) keep(state, best);
}

/** Shares of the moves, of 100. */
const reassignments = 25;
const rotations = 10;

interface Walk {
  random: Int32Array;
  temperature: number;
}

/** Metropolis: whether a change of the energy is accepted. */
function isAccepted(walk: Walk, change: number): boolean {
  return change <= 0 || change <= walk.temperature * thresholds[draw(walk.random, thresholdCount)]!;
}

function tryExchange(state: SearchState, walk: Walk, one: number, other: number): boolean {
  if (!canExchange(state, one, other) || !isAccepted(walk, exchangeCost(state, one, other))) return false;
  exchange(state, one, other);
  return true;
}

function tryRotation(state: SearchState, walk: Walk, first: number, second: number, third: number): boolean {
  if (!canRotate(state, first, second, third)) return false;
  if (!isAccepted(walk, rotationCost(state, first, second, third))) return false;
  rotate(state, first, second, third);
  return true;
}

function tryShift(state: SearchState, walk: Walk, group: number): boolean {
  const before = energyOf(state);
  if (!fillShift(state, group)) return false;
  if (isAccepted(walk, energyOf(state) - before)) return true;
  emptyShift(state, group);
  return false;
}

/** Assigns the person, and another candidate to the place of a partner who does not fit. */
function tryPair(state: SearchState, walk: Walk, index: number, person: number, partner: number): boolean {
  const { offsets, candidates, fixedPlace } = state.tables;
  if (fixedPlace[partner] === 1) return false;
  const from = offsets[partner]!;
  const other = candidates[from + draw(walk.random, offsets[partner + 1]! - from)]!;
  const before = state.held[index]!;
  const partnerBefore = state.held[partner]!;
  const energy = energyOf(state);
  replace(state, index, -1);
  replace(state, partner, -1);
  if (isFreeFor(state, person, index, -1)) {
    replace(state, index, person);
    if (isFreeFor(state, other, partner, -1)) {
      replace(state, partner, other);
      if (isAccepted(walk, energyOf(state) - energy)) return true;
      replace(state, partner, -1);
    }
    replace(state, index, -1);
  }
  replace(state, index, before);
  replace(state, partner, partnerBefore);
  return false;
}

/** Assigns another candidate; if they have a place then, the two are exchanged. */
function tryReassignment(state: SearchState, walk: Walk, index: number): boolean {
  const { offsets, candidates, groupOf } = state.tables;
  const from = offsets[index]!;
  const person = candidates[from + draw(walk.random, offsets[index + 1]! - from)]!;
  const before = state.held[index]!;
  if (person === before) return false;
  const blocking = blockingPlace(state, person, index);
  if (blocking >= 0) return tryExchange(state, walk, index, blocking);
  if (before < 0 && isInWholeShift(state, index)) return tryShift(state, walk, groupOf[index]!);
  const misfit = misfitOf(state, person, index, -1);
  if (misfit >= 0) return tryPair(state, walk, index, person, misfit);
  if (!isFreeFor(state, person, index, -1)) return false;
  if (!isAccepted(walk, replacementCost(state, index, person))) return false;
  replace(state, index, person);
  return true;
}

const anyOf = (random: Int32Array, list: Int16Array): number => list[draw(random, list.length)]!;

/** One random move; returns whether the draft changed. */
function move(state: SearchState, walk: Walk): boolean {
  const { movable, loose, movableOfKind, movableOfWeek, kindOf, weekOf } = state.tables;
  const { random } = walk;
  const choice = draw(random, 200);
  // A repair keeps most places, so that every other move begins where it has to change something.
  const mostlyKept = loose.length > 0 && loose.length < movable.length && choice % 2 === 0;
  const index = anyOf(random, mostlyKept ? loose : movable);
  const percent = choice >> 1;
  if (percent < reassignments) return tryReassignment(state, walk, index);
  const sameKind = movableOfKind[kindOf[index]!]!;
  if (percent >= reassignments + rotations) {
    const other = anyOf(random, percent % 4 === 0 ? movable : sameKind);
    return tryExchange(state, walk, index, other);
  }
  const others = percent % 2 === 0 ? sameKind : movableOfWeek[weekOf[index]!]!;
  return tryRotation(state, walk, index, anyOf(random, others), anyOf(random, others));
}

/**
 * Makes the moves from `done` up to `until` of `total`, on which the temperature depends.
 * @param random state of the random numbers, which advances.
 */
export function anneal(
  state: SearchState,
  best: BestDraft,
  random: Int32Array,
  { done, until, total }: { done: number; until: number; total: number },
): void {
  if (state.tables.movable.length === 0) return;
  const walk: Walk = { random, temperature: 0 };
  let count = done;
  while (count < until) {
    const step = Math.floor((count * temperatureSteps) / total);
    walk.temperature = temperatures[step]!;
    const end = Math.min(until, Math.ceil(((step + 1) * total) / temperatureSteps));
    for (; count < end; count += 1) if (move(state, walk)) keepIfBetter(state, best);
  }
}
