import { expect, it } from 'vitest';
import { dutyKindNames } from './duty-kind.ts';
import type { EvenShares } from './even-shares.ts';
import { type CandidateFacts, type LedgerDuty, offerCandidates } from './offer-candidates.ts';

const duty: LedgerDuty = {
  id: 1,
  kind: 'part',
  qualification: 'bible-reading',
  responsibilityId: null,
  meetingId: 7,
  date: '2026-11-25',
  from: '19:00',
  to: '20:45',
};
const had = (change: Partial<LedgerDuty>): LedgerDuty => ({ ...duty, id: 2, meetingId: 3, ...change });
const person = (id: number, change: Partial<CandidateFacts> = {}): CandidateFacts => ({
  id,
  first_name: 'Ann',
  last_name: `Abel ${id}`,
  near: [],
  earlier: null,
  away: [],
  times: [],
  limits: [],
  apartFrom: null,
  since: { qualifications: new Map(), responsibilities: new Map() },
  counts_from: null,
  ...change,
});
/** A share of two points, and a turn of ten weeks. */
const shares: EvenShares = { turnOf: () => 10, shareOf: () => 8 };
const offer = (...people: CandidateFacts[]) => offerCandidates(duty, people, shares);
const one = (change: Partial<CandidateFacts>) => offer(person(5, change))[0]!;

it('MEET-R22 X-FAIR-4 a person without history has waited one turn; others by their last date, inside or outside the ledger', () => {
  const offered = offer(
    person(1, { near: [had({ date: '2026-10-28' })] }),
    person(2, { earlier: '2026-03-04' }),
    person(3),
  );
  expect(offered.map(({ person: { id }, lastGiven }) => [id, lastGiven])).toEqual([
    [2, '2026-03-04'],
    [3, null],
    [1, '2026-10-28'],
  ]);
  expect(offered[1]!.reasons).toEqual([
    { code: 'never-given' },
    { code: 'load', duties: 0, points: 0, share: 2 },
  ]);
});

it('X-FAIR-3 X-FAIR-4 the wait counts from the qualification, the day set by hand and a long absence', () => {
  const long = [{ start_date: '2026-08-01', end_date: '2026-11-08' }];
  const since = { qualifications: new Map([[5, '2026-10-28']]), responsibilities: new Map<number, string>() };
  const offered = offer(
    person(1, { earlier: '2026-03-04', away: long }),
    person(2, { since }),
    person(3, { earlier: '2026-03-04', counts_from: '2026-10-14' }),
    person(4, { earlier: '2026-05-06' }),
    person(5, {
      limits: [{ area: 'programme', most_a_month: null, pace: 'reserve' }],
      earlier: '2026-03-04',
    }),
  );
  expect(offered.map(({ person: { id } }) => id)).toEqual([4, 3, 2, 1, 5]);
  expect(offered[3]!.reasons[0]).toEqual({ code: 'new-here', since: '2026-11-08', first: '2027-01-17' });
});

it('MEET-R22 another kind or qualification counts for the load, not as the last date of this one', () => {
  const { lastGiven, reasons } = one({
    near: [had({ date: '2026-10-28', kind: 'helper' }), had({ date: '2026-10-21', qualification: 'gems' })],
  });
  expect(lastGiven).toBeNull();
  expect(reasons).toEqual([{ code: 'never-given' }, { code: 'load', duties: 2, points: 5, share: 2 }]);
});

it('MEET-R22 sorts people with equal wait by load, weighted by kind', () => {
  const busy = person(1, { near: [had({ date: '2026-10-28', kind: 'chairman' })] });
  const helping = person(2, { near: [had({ date: '2026-10-28', kind: 'helper' })] });
  const praying = person(3, { near: [had({ date: '2026-10-28', kind: 'prayer' })] });
  expect(offer(busy, helping, praying).map(({ person: { id } }) => id)).toEqual([3, 2, 1]);
});

it('MEET-R17 the duty itself causes no warning, another one in its week does', () => {
  expect(one({ near: [duty] })).toMatchObject({ hasPart: false, away: false, lastGiven: null });
  const busy = one({ near: [had({ id: 9, date: '2026-11-29' })] });
  expect(busy).toMatchObject({ hasPart: true, away: false });
  expect(busy.reasons[0]).toMatchObject({ code: 'same-week', duty: 9, date: '2026-11-29' });
});

it('MEET-R17 a person away that day is marked as away only, and listed last', () => {
  const away = [{ start_date: '2026-11-20', end_date: '2026-11-30' }];
  const offered = offer(person(1, { away }), person(2, { earlier: '2026-08-12' }));
  expect(offered.map(({ person: { id } }) => id)).toEqual([2, 1]);
  expect(offered[1]).toMatchObject({ away: true, hasPart: false });
  expect(offered[1]!.reasons[0]).toEqual({ code: 'away', from: '2026-11-20', to: '2026-11-30' });
});

it('MEET-R21 thirteen weeks show own parts, helping, and days away', () => {
  const { history } = one({
    near: [had({ date: '2026-10-28' }), had({ id: 3, date: '2026-11-04', kind: 'helper' })],
    away: [{ start_date: '2026-12-14', end_date: '2026-12-15' }],
  });
  expect(history).toHaveLength(13);
  const of = (week: string) => history.find((told) => told.week === week);
  expect(of('2026-10-26')).toEqual({ week: '2026-10-26', duty: 'own', away: false });
  expect(of('2026-11-02')).toEqual({ week: '2026-11-02', duty: 'helper', away: false });
  expect(of('2026-12-14')).toEqual({ week: '2026-12-14', duty: null, away: true });
});

it('AVAIL-R3 lists people who cannot then, and people separated from the partner, last and without a part', () => {
  const times = [{ days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null }];
  const offered = offer(
    person(1, { times }),
    person(2, { apartFrom: 9 }),
    person(3, { earlier: '2026-08-12' }),
  );
  expect(offered.map(({ person: { id }, cannot, hasPart }) => [id, cannot, hasPart])).toEqual([
    [3, false, false],
    [1, true, false],
    [2, true, false],
  ]);
  expect(offered[1]!.reasons[0]).toEqual({ code: 'cannot' });
  expect(offered[2]!.reasons[0]).toEqual({ code: 'pair', with: 9 });
});

it('X-FAIR-4 carts, field service, prayers and tasks need no rest', () => {
  const resting = (kind: LedgerDuty['kind']) =>
    one({
      near: [had({ kind, date: '2026-11-20' }), had({ id: 3, kind, date: '2026-11-12' })],
    }).reasons.some(({ code }) => code === 'resting');
  const tiring = dutyKindNames.filter(resting);
  expect(tiring).toEqual([
    ...['chairman', 'part', 'helper', 'responsibility', 'away-talk', 'special-part', 'special-duty'],
  ]);
});
