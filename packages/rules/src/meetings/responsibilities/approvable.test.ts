import { expect, it } from 'vitest';
import { isApprovable } from './approvable.ts';

const brother = { active: true, gender: 'brother' as const, appointment: 'publisher' };

it('ATTEND-R2 offers active brothers; with the filter off also sisters, students and guests; never inactive people', () => {
  expect(isApprovable(brother, false)).toBe(true);
  for (const other of [
    { ...brother, gender: 'sister' as const },
    ...['student', 'guest', 'inactive'].map((appointment) => ({ ...brother, appointment })),
  ])
    expect([isApprovable(other, false), isApprovable(other, true)]).toEqual([false, true]);
  expect(isApprovable({ ...brother, active: false }, true)).toBe(false);
});
