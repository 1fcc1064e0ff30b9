import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canExchange,
  canRotate,
  exchange,
  exchangeCost,
  replace,
  replacementCost,
  rotate,
  rotationCost,
} from './exchange.ts';
import { isFreeFor } from './free-for.ts';
import { peopleOf } from './person-costs.ts';
import { draw } from './random.ts';
import { energyOf, type SearchState, startState, termsOf, vectorOf } from './state.ts';
import { tablesOf } from './tables.ts';
import { levelsOf } from './testing/levels-of.ts';
import { randomProblem } from './testing/random-problem.ts';
import { smallProblem } from './testing/small-problem.ts';

const problems = fc.oneof(
  fc
    .record({
      seed: fc.nat(),
      places: fc.integer({ min: 1, max: 12 }),
      weeks: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ seed, places, weeks }) =>
      smallProblem(seed, { places, weeks, people: 6, stood: seed % 2 === 0 }),
    ),
  fc.nat().map((seed) =>
    randomProblem({
      seed,
      weeks: 4,
      places: 20,
      people: 30,
      shifts: 2,
      limited: 20,
      onReserve: 10,
      paired: 30,
      familiesApart: true,
    }),
  ),
);

/** Every number of the state. */
const contents = (state: SearchState): string =>
  JSON.stringify(
    Object.values(state).flatMap((value) => (ArrayBuffer.isView(value) ? [[...(value as Int16Array)]] : [])),
  );

/** A free candidate for the place, or -1. */
function freeFor(state: SearchState, index: number, random: Int32Array): number {
  const { offsets, candidates } = state.tables;
  const from = offsets[index]!;
  const person = candidates[from + draw(random, offsets[index + 1]! - from)]!;
  return person !== state.held[index] && isFreeFor(state, person, index, -1) ? person : -1;
}

/** Random moves; `move` gets the state and a function that chooses movable places. */
function walk(
  state: SearchState,
  steps: number,
  random: Int32Array,
  visit: (index: number, person: number) => void,
): void {
  const { movable } = state.tables;
  for (let step = 0; step < steps && movable.length > 0; step += 1) {
    const index = movable[draw(random, movable.length)]!;
    visit(index, freeFor(state, index, random));
  }
}

it('X-FAIR-21 the levels after random moves equal those of the whole draft', () => {
  fc.assert(
    fc.property(problems, fc.nat(), (problem, seed) => {
      const state = startState(tablesOf(problem));
      expect(vectorOf(state)).toEqual(levelsOf(problem, peopleOf(state.held)));
      walk(state, 60, Int32Array.of(seed), (index, person) => replace(state, index, person));
      expect(vectorOf(state)).toEqual(levelsOf(problem, peopleOf(state.held)));
    }),
  );
});

it('X-FAIR-21 random moves and their undo change nothing', () => {
  fc.assert(
    fc.property(problems, fc.nat(), (problem, seed) => {
      const state = startState(tablesOf(problem));
      const random = Int32Array.of(seed);
      walk(state, 20, random, (index, person) => replace(state, index, person));
      const before = contents(state);
      const done: [number, number][] = [];
      walk(state, 40, random, (index, person) => {
        done.push([index, state.held[index]!]);
        replace(state, index, person);
      });
      for (const [index, person] of done.toReversed()) replace(state, index, person);
      expect(contents(state)).toBe(before);
    }),
  );
});

it('X-FAIR-21 the cost of a move is the change of the energy, and its terms add up to the quality', () => {
  fc.assert(
    fc.property(problems, fc.nat(), (problem, seed) => {
      const state = startState(tablesOf(problem));
      const random = Int32Array.of(seed);
      const { movable } = state.tables;
      const any = (): number => movable[draw(random, movable.length)]!;
      const expectCost = (cost: number, move: () => void): void => {
        const before = energyOf(state);
        move();
        expect(energyOf(state) - before).toBe(cost);
      };
      walk(state, 40, random, (index, person) => {
        expectCost(replacementCost(state, index, person), () => replace(state, index, person));
        const [one, two, three] = [any(), any(), any()];
        if (canExchange(state, one, two))
          expectCost(exchangeCost(state, one, two), () => exchange(state, one, two));
        if (canRotate(state, one, two, three))
          expectCost(rotationCost(state, one, two, three), () => rotate(state, one, two, three));
      });
      const { levels, even, crowd, wait, wish } = termsOf(state);
      expect(even + crowd + wait + wish).toBe(levels[3]);
    }),
  );
});
