import { expect, it } from 'vitest';
import { draftKeyOf } from './draft-keys.ts';

const rows = [
  [1, 2, null],
  [3, null, 4],
  [5, 6, 7],
];
const press = (key: string, chosen: number, isMirrored = false) =>
  draftKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false }, rows, chosen, isMirrored);

it('X-FAIR-34 arrows move to the next place in their direction, also in a mirrored table', () => {
  expect(press('ArrowDown', 2)).toEqual({ type: 'move', place: 6 });
  expect(press('ArrowRight', 3)).toEqual({ type: 'move', place: 4 });
  expect(press('ArrowLeft', 3, true)).toEqual({ type: 'move', place: 4 });
  expect(press('ArrowUp', 1)).toBeNull();
  expect(press('ArrowRight', 2)).toBeNull();
});

it('X-FAIR-34 L locks the chosen place, and other keys do nothing', () => {
  expect(press('L', 1)).toEqual({ type: 'lock' });
  expect(press('l', 1)).toEqual({ type: 'lock' });
  expect(press('k', 1)).toBeNull();
  const held = { key: 'l', ctrlKey: true, metaKey: false, altKey: false };
  expect(draftKeyOf(held, rows, 1, false)).toBeNull();
});
