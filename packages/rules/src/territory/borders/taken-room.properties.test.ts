import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takenRoom } from './taken-room.ts';

const place = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
});

it('tests every disc within reach, in whichever cell of the grid it is', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 40 }),
      place,
      fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) }),
      (places, middle, reach) => {
        const room = takenRoom();
        const discs = places.map((at) => ({ ...at, radius: 1 }));
        for (const disc of discs) room.take(disc);
        const asked: object[] = [];
        expect(
          room.some(middle, reach, (disc) => {
            asked.push(disc);
            return false;
          }),
        ).toBe(false);
        for (const disc of discs)
          if (Math.abs(disc.x - middle.x) <= reach.x && Math.abs(disc.y - middle.y) <= reach.y)
            expect(asked).toContain(disc);
        expect(new Set(asked).size).toBe(asked.length);
      },
    ),
  );
});

it('stops at the first match', () => {
  const room = takenRoom();
  for (const x of [0, 1, 2]) room.take({ x, y: 0, radius: 1 });
  const asked: number[] = [];
  expect(
    room.some({ x: 0, y: 0 }, { x: 5, y: 5 }, ({ x }) => {
      asked.push(x);
      return x === 1;
    }),
  ).toBe(true);
  expect(asked).toEqual([0, 1]);
});
