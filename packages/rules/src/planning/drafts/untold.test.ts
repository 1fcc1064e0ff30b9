import { expect, it } from 'vitest';
import { untoldPeople } from './untold.ts';

const duty = (id: number, personId: number, startsAt: number, isTold = false) => ({
  id,
  personId,
  startsAt,
  isTold,
});

it('X-FAIR-57 each person is notified once of all new duties, without past and announced ones', () => {
  expect(
    untoldPeople([duty(1, 7, 30), duty(2, 8, 20), duty(3, 7, 10), duty(4, 9, 5), duty(5, 8, 40, true)], 9),
  ).toEqual([
    { personId: 7, duties: [3, 1] },
    { personId: 8, duties: [2] },
  ]);
});
