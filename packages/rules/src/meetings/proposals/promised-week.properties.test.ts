import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { isAskedAlready, lateYes, type OpenProposal, type PromisedProposal } from './promised-week.ts';

const monday = '2026-12-07';
const day = fc.integer({ min: 0, max: 6 }).map((days) => addDays(monday, days));
const id = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
const asking: fc.Arbitrary<PromisedProposal> = fc.record({
  date: day,
  sends: fc.boolean(),
  speakerId: id,
  otherId: id,
  group: id,
});
const open: fc.Arbitrary<OpenProposal> = fc.record({
  date: day,
  sends: fc.boolean(),
  awaited: fc.boolean(),
  speakerId: id,
  otherId: id,
  group: id,
});
const here = (values: Partial<OpenProposal> = {}): OpenProposal => ({
  date: '2026-12-13',
  sends: false,
  awaited: false,
  speakerId: null,
  otherId: 7,
  group: null,
  ...values,
});

it('PROP-R11 an own weekend with a pending answer is not offered to a second congregation, on any day of the week', () => {
  fc.assert(
    fc.property(day, day, id, id, (date, other, otherId, second) => {
      expect(isAskedAlready(here({ date, otherId }), [here({ date: other, otherId: second })])).toBe(true);
    }),
  );
  expect(isAskedAlready(here({ date: '2026-12-14' }), [here()])).toBe(false);
  expect(isAskedAlready(here({ date: '2026-12-06' }), [here()])).toBe(false);
});

it('PROP-R11 proposals awaiting our answer block nothing, and talks elsewhere do not block our weekend', () => {
  fc.assert(
    fc.property(asking, open, (one, other) => {
      expect(isAskedAlready(one, [{ ...other, awaited: true }])).toBe(false);
      expect(isAskedAlready(one, [{ ...other, sends: !one.sends }])).toBe(false);
    }),
  );
});

it('PROP-R11 a speaker is offered to one host at a time, and a host one of our speakers; unknown ids never match', () => {
  const away = (speakerId: number | null, otherId: number | null) =>
    here({ sends: true, speakerId, otherId });
  expect(isAskedAlready(away(1, 7), [away(1, 8)])).toBe(true);
  expect(isAskedAlready(away(1, 7), [away(2, 7)])).toBe(true);
  expect(isAskedAlready(away(1, 7), [away(2, 8)])).toBe(false);
  expect(isAskedAlready(away(1, null), [away(2, null)])).toBe(false);
  expect(isAskedAlready(away(null, 7), [away(null, 8)])).toBe(false);
});

it('X-LANG-GROUP PROP-R11 weekends of language groups are independent, and a speaker is offered to one of them', () => {
  fc.assert(
    fc.property(day, day, id, id, (date, other, group, second) => {
      const [one, asked] = [here({ date, group }), here({ date: other, group: second })];
      expect(isAskedAlready(one, [asked])).toBe(group === second);
      expect(isAskedAlready({ ...one, sends: true }, [{ ...asked, sends: true }])).toBe(group === second);
      const speaker = { sends: true, speakerId: 1 };
      expect(isAskedAlready({ ...one, ...speaker }, [{ ...asked, ...speaker }])).toBe(true);
    }),
  );
});

it('PROP-R12 an acceptance is too late once the weekend or the speaker is taken, but not for obstacles the coordinator can remove', () => {
  const weekend = ['talk-taken', 'talk-meeting-past', 'talk-meeting-cancelled', 'talk-event-speaker'];
  for (const reason of [...weekend, 'away-host-taken'])
    expect(lateYes(reason)).toBe('proposal-weekend-closed');
  for (const reason of ['away-speaker-taken', 'proposal-speaker-gone'])
    expect(lateYes(reason)).toBe('proposal-speaker-taken');
  for (const reason of [null, 'no-meeting-then', 'no-talk-part', 'away-host-gone'])
    expect(lateYes(reason)).toBeNull();
});
