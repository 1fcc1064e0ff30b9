/**
 * Model test of assigning: random people are assigned, exchanged and removed in two meetings, and after each
 * step rule and model agree. SHEAF_MODEL_COMMANDS sets the number of commands.
 */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount, runs } from '../testing/ring.ts';
import { decideFill, type FilledDuty, type FillRefusal, type PlaceToFill } from './fill.ts';

/** Per meeting: the chairman, a part with its helper in two classes, and the public talk. */
const meetings = [0, 1];
const people = [1, 2, 3, 4];
const placesOf = (meeting: number): PlaceToFill[] => {
  const at = meeting * 10;
  const place = (id: number, qualification: PlaceToFill['qualification'], hall: number | null) => ({
    id: at + id,
    qualification,
    together: hall === null ? null : `${meeting} ${hall}`,
    personId: null,
  });
  return [
    place(1, 'chairman', null),
    place(2, 'demonstration', 1),
    place(3, 'householder', 1),
    place(4, 'demonstration', 2),
    place(5, 'householder', 2),
    place(6, 'local-talk', null),
  ];
};

/** Model: the pairs of part and helper per class that need different people. */
const pairs = [
  [2, 3],
  [4, 5],
  [12, 13],
  [14, 15],
] as const;
const talks: ReadonlySet<number> = new Set([6, 16]);

type Sheet = Map<number, number | null>;

function expectedOf(sheet: Sheet, asked: readonly FilledDuty[]): FillRefusal | Sheet {
  const after = new Map(sheet);
  for (const { id, personId } of asked) {
    if (talks.has(id) && sheet.get(id) !== personId) return 'duty-booked-elsewhere';
    after.set(id, personId);
  }
  const doubled = pairs.some(
    ([one, other]) => after.get(one) !== null && after.get(one) === after.get(other),
  );
  return doubled ? 'duty-twice' : after;
}

interface RealPlaces {
  places: PlaceToFill[];
}

let executed = 0;
const ends = new Set<string>();

class Fill implements fc.Command<{ sheet: Sheet }, RealPlaces> {
  readonly asked: readonly FilledDuty[];
  constructor(asked: readonly FilledDuty[]) {
    this.asked = asked;
  }
  check = () => true;
  toString = () => JSON.stringify(this.asked);
  run(model: { sheet: Sheet }, real: RealPlaces): void {
    executed += 1;
    const decision = decideFill(Object.freeze(real.places), this.asked);
    const expected = expectedOf(model.sheet, this.asked);
    if (typeof expected === 'string') {
      expect(decision).toEqual({ allowed: false, reason: expected });
      ends.add(expected);
      return;
    }
    if (!decision.allowed) throw new Error(`refused as ${decision.reason}: ${this.toString()}`);
    ends.add(decision.value.length > 0 ? 'changed' : 'as it was');
    const given = new Map(decision.value.map(({ id, personId }) => [id, personId]));
    real.places = real.places.map((place) =>
      given.has(place.id) ? { ...place, personId: given.get(place.id)! } : place,
    );
    model.sheet = expected;
    expect(new Map(real.places.map(({ id, personId }) => [id, personId]))).toEqual(model.sheet);
  }
}

const person = fc.option(fc.constantFrom(...people));
const ids = meetings.flatMap((meeting) => placesOf(meeting).map(({ id }) => id));
const one = fc.record({ id: fc.constantFrom(...ids), personId: person }).map((filling) => [filling]);
const pair = fc.tuple(fc.constantFrom(...pairs), person, person).map(([[part, helper], first, second]) => [
  { id: part, personId: first },
  { id: helper, personId: second },
]);
const commands = fc.commands(
  [one, pair, pair].map((asked) => asked.map((fillings) => new Fill(fillings))),
  { maxCommands: 100, size: 'max' },
);

it('MEET-R15 MEET-R18 assigning, exchanging and clearing agree with the model', () => {
  const wanted = amount('SHEAF_MODEL_COMMANDS', 5000, 100_000);
  while (executed < wanted)
    fc.assert(
      fc.property(commands, (steps) => {
        const places = meetings.flatMap(placesOf);
        fc.modelRun(
          () => ({
            model: { sheet: new Map(places.map(({ id, personId }) => [id, personId])) },
            real: { places },
          }),
          steps,
        );
      }),
      runs(50),
    );
  expect([...ends].sort()).toEqual(['as it was', 'changed', 'duty-booked-elsewhere', 'duty-twice']);
}, 600_000);
