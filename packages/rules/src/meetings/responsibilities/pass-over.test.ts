import { expect, it } from 'vitest';
import type { DutySpan } from '../../duties/clash.ts';
import { countReasons, passReason } from './pass-over.ts';

const at = (
  id: number,
  kind: DutySpan['kind'],
  meetingId: number | null,
  from: string,
  to: string,
): DutySpan => ({
  id,
  kind,
  meetingId,
  from,
  to,
  date: '2026-11-25',
});
const door = at(1, 'responsibility', 5, '19:00', '20:45');
const cleaning = at(1, 'task', 5, '19:00', '20:45');
const taker = (duties: DutySpan[]) => ({
  scope: 'both' as const,
  away: [],
  times: [],
  limits: [],
  duties,
});

it('ATTEND-O2 a chairman, a part, a helper or another duty of the meeting passes a person over; a prayer does not', () => {
  const reasonFor = (kind: DutySpan['kind']) =>
    passReason(taker([at(2, kind, 5, '19:00', '20:45')]), door, 'clam');
  expect([reasonFor('chairman'), reasonFor('part'), reasonFor('helper')]).toEqual(Array(3).fill('platform'));
  expect(reasonFor('responsibility')).toBe('duty');
  expect(reasonFor('prayer')).toBeNull();
  expect(reasonFor('task')).toBeNull();
});

it('ATTEND-O2 a task passes over people with another task of that meeting only', () => {
  expect(passReason(taker([at(2, 'task', 5, '19:00', '20:45')]), cleaning, 'clam')).toBe('duty');
  expect(passReason(taker([at(2, 'task', 6, '08:00', '09:00')]), cleaning, 'clam')).toBeNull();
  expect(passReason(taker([at(2, 'part', 5, '19:00', '20:45')]), cleaning, 'clam')).toBeNull();
});

it("ATTEND-O2 days away, the person's scope, and another duty at that time pass a person over", () => {
  const away = [{ start_date: '2026-11-24', end_date: '2026-11-25' }];
  expect(passReason({ ...taker([]), away }, door, 'clam')).toBe('away');
  expect(
    passReason({ ...taker([]), away: [{ start_date: '2026-11-26', end_date: '2026-11-27' }] }, door, 'clam'),
  ).toBeNull();
  expect(passReason({ ...taker([]), scope: 'weekend' }, door, 'clam')).toBe('scope');
  expect(passReason({ ...taker([]), scope: 'weekend' }, door, 'public')).toBeNull();
  expect(passReason(taker([at(2, 'cart', null, '18:00', '19:30')]), door, 'clam')).toBe('elsewhere');
  expect(passReason(taker([at(2, 'cart', null, '17:00', '19:00')]), door, 'clam')).toBeNull();
});

it('ATTEND-O2 counts the reasons against otherwise suitable people, most frequent first', () => {
  expect(countReasons(['platform', 'away', 'away', null])).toEqual({
    people: 4,
    reasons: [
      { reason: 'away', people: 2 },
      { reason: 'platform', people: 1 },
    ],
  });
});

it('AVAIL-R1 AVAIL-R2 passes over people who cannot then, and people whose month is full', () => {
  const times = [{ days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null }];
  expect(passReason({ ...taker([]), times }, door, 'clam')).toBe('cannot');
  const limits = [{ area: 'duties' as const, most_a_month: 1, pace: 'usual' as const }];
  const first = { ...at(0, 'responsibility', 4, '19:00', '20:45'), date: '2026-11-04' };
  expect(passReason({ ...taker([first]), limits }, door, 'clam')).toBe('cannot');
  expect(passReason({ ...taker([{ ...first, date: '2026-12-02' }]), limits }, door, 'clam')).toBeNull();
});
