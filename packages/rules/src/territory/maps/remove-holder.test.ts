import { expect, it } from 'vitest';
import { decideRemoveHolder } from './remove-holder.ts';

const holding = (
  id: number,
  personId: number | null,
  assignedAt: number,
  returnedAt: number | null = 99,
) => ({
  id,
  personId,
  assignedAt,
  returnedAt,
});
const holdings = [holding(1, 5, 10), holding(2, 6, 20), holding(3, 5, 30), holding(4, null, 40)];

it('TERR-R5 removes all past holdings of a person from the history, or the one that began at an instant', () => {
  expect(decideRemoveHolder(holdings, 5, null)).toEqual({ allowed: true, value: [1, 3] });
  expect(decideRemoveHolder(holdings, 5, 30)).toEqual({ allowed: true, value: [3] });
  expect(decideRemoveHolder(holdings, 5, 20)).toEqual({ allowed: false, reason: 'no-such-holding' });
  expect(decideRemoveHolder(holdings, 7, null)).toEqual({ allowed: false, reason: 'no-such-holding' });
});

it('TERR-R5 keeps the current holder in the history', () => {
  const held = [...holdings, holding(9, 5, 50, null)];
  expect(decideRemoveHolder(held, 5, null)).toEqual({ allowed: false, reason: 'still-holds' });
  expect(decideRemoveHolder(held, 5, 10)).toEqual({ allowed: true, value: [1] });
});
