import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideMove, type MeetingTime, type MovableAgreement } from './move-agreed.ts';

const time: fc.Arbitrary<MeetingTime> = fc.record({
  date: fc.constantFrom('2026-12-11', '2026-12-12', '2026-12-13'),
  time: fc.constantFrom('10:00', '13:00'),
});

/** Applies a step on the host's side, and the other side's answer. */
function follow(agreement: MovableAgreement, now: MeetingTime, confirmed: MeetingTime): MovableAgreement {
  const step = decideMove(agreement, { confirmed, now });
  if (!step || step.kind === 'confirm') return agreement;
  const { round, meeting } = step;
  const { date } = meeting;
  return step.kind === 'ask'
    ? { state: 'open', number: null, round, date, meeting, movedFrom: step.movedFrom }
    : { state: 'accepted', number: step.number, round, date, meeting, movedFrom: null };
}

it('PROP-R15 the other side is asked exactly while the meeting differs from the agreed time', () => {
  fc.assert(
    fc.property(time, fc.array(time, { minLength: 1, maxLength: 6 }), (agreed, moves) => {
      let agreement: MovableAgreement = {
        state: 'accepted',
        number: 12,
        round: 1,
        date: agreed.date,
        meeting: null,
        movedFrom: null,
      };
      for (const now of moves) {
        agreement = follow(agreement, now, agreed);
        const isMoved = now.date !== agreed.date || now.time !== agreed.time;
        expect(agreement.state).toBe(isMoved ? 'open' : 'accepted');
        if (isMoved) expect(agreement).toMatchObject({ meeting: now, movedFrom: { ...agreed, number: 12 } });
        // The next hourly run repeats no question.
        expect(follow(agreement, now, agreed)).toBe(agreement);
      }
    }),
  );
});

it('PROP-R15 a new time accepted by the other side is confirmed in the own schedule, and asked about again after another move', () => {
  const [was, now] = [
    { date: '2026-12-13', time: '10:00' },
    { date: '2026-12-11', time: '19:00' },
  ];
  const accepted = {
    state: 'accepted' as const,
    number: 12,
    round: 2,
    date: now.date,
    meeting: now,
    movedFrom: null,
  };
  expect(decideMove(accepted, { confirmed: was, now })).toEqual({ kind: 'confirm' });
  expect(decideMove(accepted, { confirmed: now, now })).toBeNull();
  expect(decideMove(accepted, { confirmed: now, now: was })).toMatchObject({
    kind: 'ask',
    round: 3,
    movedFrom: { ...now, number: 12 },
  });
  for (const state of ['declined', 'withdrawn'] as const)
    expect(decideMove({ ...accepted, state, number: null }, { confirmed: was, now })).toBeNull();
});

it('PROP-R15.5 a meeting named for another date than the agreed one is no agreed time', () => {
  const named = { date: '2026-12-11', time: '20:00' };
  const agreed = { date: '2026-12-20', time: '10:00' };
  const agreement = { state: 'accepted' as const, number: 12, round: 2, date: agreed.date, movedFrom: null };
  const talk = { confirmed: agreed, now: agreed };
  expect(decideMove({ ...agreement, meeting: named }, talk)).toBeNull();
});
