import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideFill, type PlaceToFill } from './fill.ts';

const places = fc.uniqueArray(
  fc.record<PlaceToFill>({
    id: fc.nat(6),
    qualification: fc.constantFrom('demonstration', 'householder'),
    together: fc.option(fc.constantFrom('a', 'b')),
    personId: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
  { selector: ({ id }) => id },
);
const fillings = fc.uniqueArray(
  fc.record({ id: fc.nat(6), personId: fc.option(fc.integer({ min: 1, max: 4 })) }),
  { selector: ({ id }) => id },
);

it('assigns nobody twice to places of one part, and returns only changes', () => {
  fc.assert(
    fc.property(places, fillings, (all, asked) => {
      const decision = decideFill(all, asked);
      const after = all.map((place) => {
        const filling = asked.find(({ id }) => id === place.id);
        return filling ? { ...place, personId: filling.personId } : place;
      });
      const held = after.filter(({ personId, together }) => personId !== null && together !== null);
      const twice = held.some((one, index) =>
        held
          .slice(index + 1)
          .some((other) => one.together === other.together && one.personId === other.personId),
      );
      expect(decision.allowed).toBe(!twice);
      if (!decision.allowed) return;
      for (const { id, personId } of decision.value) {
        expect(all.find((place) => place.id === id)!.personId).not.toBe(personId);
        expect(asked).toContainEqual({ id, personId });
      }
      expect(
        all.filter(({ personId }, index) => personId !== after[index]!.personId).map(({ id }) => id),
      ).toEqual(decision.value.map(({ id }) => id));
    }),
  );
});

it('MEET-R18 refuses to assign or clear a public talk, and permits repeating its value', () => {
  const talk: PlaceToFill = { id: 1, qualification: 'local-talk', together: null, personId: 7 };
  const refused = { allowed: false, reason: 'duty-booked-elsewhere' };
  expect(decideFill([talk], [{ id: 1, personId: 8 }])).toEqual(refused);
  expect(decideFill([talk], [{ id: 1, personId: null }])).toEqual(refused);
  expect(decideFill([{ ...talk, qualification: 'away-talk' }], [{ id: 1, personId: 8 }])).toEqual(refused);
  expect(decideFill([talk], [{ id: 1, personId: 7 }])).toEqual({ allowed: true, value: [] });
});

it('exchanges a part and its helper in one step', () => {
  const part: PlaceToFill = { id: 1, qualification: 'demonstration', together: '5 1', personId: 7 };
  const helper: PlaceToFill = { ...part, id: 2, qualification: 'householder', personId: 8 };
  const swap = [
    { id: 1, personId: 8 },
    { id: 2, personId: 7 },
  ];
  expect(decideFill([part, helper], swap)).toEqual({ allowed: true, value: swap });
  expect(decideFill([part, helper], [{ id: 1, personId: 8 }])).toEqual({
    allowed: false,
    reason: 'duty-twice',
  });
});
