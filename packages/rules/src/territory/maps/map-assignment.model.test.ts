/**
 * Model-based test of map assignments: random people perform random commands on one map, and after each the
 * rules and the model agree on the effect or on the refusal. SHEAF_MODEL_COMMANDS raises the number of
 * commands above 10,000.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../decision.ts';
import { amount, runs } from '../../testing/ring.ts';
import { campaigns } from './campaign.ts';
import {
  decideAssign,
  decideBlockUpdate,
  decideHandOff,
  decideLock,
  type MapState,
} from './map-assignment.ts';
import type { MapEffect } from './map-effect.ts';
import { decideCancel, decideHandIn, decideRecall } from './map-ending.ts';
import { isOpenType, mapTypes } from './map-type.ts';
import {
  actorOf,
  applied,
  begin,
  blockOn,
  cast,
  compare,
  dateOf,
  endingOn,
  firstOf,
  frozen,
  handInOn,
  handOffOn,
  has,
  instantOf,
  type Model,
  type Person,
  type RealMap,
  touches,
  unfit,
  who,
} from './testing/plain-map.ts';

let executed = 0;
const outcomes = new Map<string, number>();

interface Step {
  name: string;
  decide: (state: MapState, model: Model) => Decision<MapEffect, string>;
  expected: (model: Model) => string | null;
  apply: (model: Model) => void;
}

const command = (step: Step): fc.Command<Model, RealMap> => ({
  check: () => true,
  toString: () => step.name,
  run: (model, real) => {
    executed += 1;
    model.day += 1;
    const completedBefore = real.state.lastCompletedOn ?? '';
    const reason = step.expected(model);
    const decision = step.decide(frozen(real.state), model);
    expect(decision.allowed ? null : decision.reason).toBe(reason);
    const outcome = `${step.name.split(' ')[0]}: ${reason ?? 'done'}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (decision.allowed) {
      step.apply(model);
      real.state = applied(real.state, decision.value);
    }
    expect((real.state.lastCompletedOn ?? '') >= completedBefore).toBe(true);
    compare(model, real.state);
  },
});

const person = fc.constantFrom<Person>(...cast);
/**
 * The holder performs half of all commands, so that maps are worked and not only refused; null means the
 * holder.
 */
const somebody = fc.oneof(person, fc.constant(null));
const named = (by: Person | null): string => String(by?.id ?? 'holder');

const assign = fc
  .record({
    to: fc.option(person, { freq: 6 }),
    personal: fc.boolean(),
    campaign: fc.constantFrom(...campaigns.names),
  })
  .map(({ to, personal, campaign }) => {
    const everybody = (model: Model): boolean => isOpenType(model.type) && !personal;
    return command({
      name: `assign to ${to?.id ?? 'nobody'}${personal ? ' personally' : ''}`,
      decide: (state, model) =>
        decideAssign(state, {
          holder: to,
          personal,
          campaign,
          campaignName: 'Special',
          now: instantOf(model.day),
        }),
      expected: (model) =>
        firstOf([
          [model.out !== null, 'map-already-assigned'],
          [model.locked, 'map-locked'],
          [everybody(model) && to !== null, 'holder-not-allowed'],
          [!everybody(model) && to === null, 'holder-required'],
          [to !== null && unfit.includes(to.id), 'not-a-candidate'],
        ]),
      apply: (model) => {
        model.out = { chain: to ? [to.id] : [], personal, ticked: new Set(), worked: false, campaign };
      },
    });
  });

const block = fc
  .record({ by: somebody, block: fc.integer({ min: 0, max: 5 }), completed: fc.option(fc.boolean()) })
  .map(({ by, block: number, completed }) =>
    command({
      name: `block ${number} by ${named(by)}${completed === null ? '' : ` to ${completed}`}`,
      decide: (state, model) =>
        decideBlockUpdate(state, actorOf(who(model, by)), blockOn(model.day, number, completed)),
      expected: (model) =>
        firstOf([
          [model.out === null, 'assignment-ended'],
          [!has(model, who(model, by)), 'not-holder'],
          [number < 1 || number > model.blocks, 'no-such-block'],
        ]),
      apply: ({ out }) => {
        if (!out) return;
        if (completed ?? !out.ticked.has(number)) {
          out.ticked.add(number);
          out.worked = true;
        } else out.ticked.delete(number);
      },
    }),
  );

const handIn = fc.record({ by: somebody, completed: fc.boolean() }).map(({ by, completed }) =>
  command({
    name: `hand-in by ${named(by)}${completed ? ' completed' : ''}`,
    decide: (state, model) => decideHandIn(state, actorOf(who(model, by)), handInOn(model.day, completed)),
    expected: (model) =>
      firstOf([
        [model.out === null, 'assignment-ended'],
        [!touches(model, who(model, by)), 'not-holder'],
        [model.out?.personal === true, 'personal-map'],
      ]),
    apply: (model) => {
      model.out = null;
      if (completed) model.completions.push(dateOf(model.day));
    },
  }),
);

const handOff = fc.record({ by: somebody, to: person }).map(({ by, to }) =>
  command({
    name: `hand-off by ${named(by)} to ${to.id}`,
    decide: (state, model) => decideHandOff(state, actorOf(who(model, by)), handOffOn(model.day, to)),
    expected: (model) =>
      firstOf([
        [model.out === null, 'assignment-ended'],
        [!touches(model, who(model, by)), 'not-holder'],
        [model.out?.personal === true && !who(model, by).assigns, 'personal-map'],
        [model.out?.chain.length === 0, 'holder-not-allowed'],
        [unfit.includes(to.id), 'not-a-candidate'],
        [has(model, to), 'same-holder'],
      ]),
    apply: (model) => void model.out?.chain.push(to.id),
  }),
);

const ending = (name: string, decide: typeof decideRecall | typeof decideCancel, onlyUnworked: boolean) =>
  person.map((by) =>
    command({
      name: `${name} by ${named(by)}`,
      decide: (state, model) => decide(state, actorOf(by), endingOn(model.day)),
      expected: (model) =>
        firstOf([
          [!by.assigns, 'not-assigner'],
          [model.out === null, 'map-not-assigned'],
          [
            onlyUnworked && model.out?.worked === true && ['residential', 'business'].includes(model.type),
            'already-started',
          ],
        ]),
      apply: (model) => {
        model.out = null;
      },
    }),
  );

const lock = fc
  .record({ by: person, locked: fc.constantFrom(true, false, false, false) })
  .map(({ by, locked }) =>
    command({
      name: `${locked ? 'lock' : 'unlock'} by ${named(by)}`,
      decide: (state) => decideLock(state, actorOf(by), locked),
      expected: () => firstOf([[!by.assigns, 'not-assigner']]),
      apply: (model) => {
        model.locked = locked;
      },
    }),
  );

const all = [assign, block, block, handIn, handOff, ending('recall', decideRecall, false), lock];
const commands = fc.commands(
  [...all, ...all.slice(0, 5), assign, assign, ending('cancel', decideCancel, true)],
  {
    maxCommands: 100,
    size: 'max',
  },
);

describe('ASSIGN-R2 the assignment of a map', () => {
  const wanted = amount('SHEAF_MODEL_COMMANDS', 5000, 100_000);

  it('ASSIGN-R1 ASSIGN-R4 ASSIGN-R5 MAPS-R5 MAPS-R8 MAPS-R12 MAPS-R13 the rules and the model always agree', () => {
    while (executed < wanted) {
      fc.assert(
        fc.property(fc.constantFrom(...mapTypes.names), fc.nat(4), commands, (type, blocks, steps) =>
          fc.modelRun(begin(type, blocks), steps),
        ),
        runs(50),
      );
    }
    expect(executed).toBeGreaterThanOrEqual(wanted);
  }, 600_000);

  it('the run covers every outcome of every command', () => {
    const met = [...outcomes.keys()].sort();
    expect(met).toEqual(
      [
        ...['done', 'holder-not-allowed', 'holder-required', 'map-already-assigned', 'map-locked'].map(
          (end) => `assign: ${end}`,
        ),
        'assign: not-a-candidate',
        ...['assignment-ended', 'done', 'no-such-block', 'not-holder'].map((end) => `block: ${end}`),
        ...['already-started', 'done', 'map-not-assigned', 'not-assigner'].map((end) => `cancel: ${end}`),
        ...['assignment-ended', 'done', 'not-holder', 'personal-map'].map((end) => `hand-in: ${end}`),
        ...['assignment-ended', 'done', 'holder-not-allowed', 'not-a-candidate', 'not-holder'].map(
          (end) => `hand-off: ${end}`,
        ),
        'hand-off: personal-map',
        'hand-off: same-holder',
        'lock: done',
        'lock: not-assigner',
        ...['done', 'map-not-assigned', 'not-assigner'].map((end) => `recall: ${end}`),
        'unlock: done',
        'unlock: not-assigner',
      ].sort(),
    );
  });
});
