import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { decideCallOff } from './call-off.ts';
import { proposalStates, toldMark } from './proposal.ts';

const today = '2026-11-23';

it('PROP-R14 calls off only a future agreement whose talk is gone, and notifies the other side once more', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...proposalStates),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -20, max: 20 }),
      fc.boolean(),
      fc.constantFrom('stands' as const, 'undoable' as const, 'gone' as const),
      (state, round, days, linked, talk) => {
        const date = addDays(today, days);
        const step = decideCallOff({ state, round, date, linked }, talk, today);
        expect(step !== null).toBe(state === 'accepted' && days > 0 && linked && talk === 'gone');
        if (step) expect(toldMark(step)).toBeGreaterThan(toldMark({ round, state }));
      },
    ),
  );
});
