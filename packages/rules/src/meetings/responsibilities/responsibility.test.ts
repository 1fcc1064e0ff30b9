import { expect, it } from 'vitest';
import { dutyKindOf, isInScope, isLabelTaken, periodOf, type TurnFrequency } from './responsibility.ts';

const meeting = (id: number, date: string, week: string) => ({ id, date, week });
const wednesday = meeting(1, '2026-11-25', '2026-11-23');
const sunday = meeting(2, '2026-11-29', '2026-11-23');
const nextWednesday = meeting(3, '2026-12-02', '2026-11-30');
const laterWednesday = meeting(4, '2026-12-09', '2026-12-07');

const same = (frequency: TurnFrequency, one: typeof sunday, other: typeof sunday, anchor = '2026-11-23') =>
  periodOf({ frequency, anchor }, one) === periodOf({ frequency, anchor }, other);

it('ATTEND-O1 a turn lasts a meeting, a week from Monday, a fortnight from the anchor, or a month', () => {
  expect(same('meeting', wednesday, sunday)).toBe(false);
  expect(same('week', wednesday, sunday)).toBe(true);
  expect(same('week', sunday, nextWednesday)).toBe(false);
  expect(same('fortnight', wednesday, nextWednesday)).toBe(true);
  expect(same('fortnight', nextWednesday, laterWednesday)).toBe(false);
  expect(same('fortnight', wednesday, nextWednesday, '2026-11-16')).toBe(false);
  expect(same('fortnight', nextWednesday, laterWednesday, '2026-11-18')).toBe(true);
  expect(same('month', nextWednesday, laterWednesday)).toBe(true);
  expect(same('month', sunday, nextWednesday)).toBe(false);
});

it('ATTEND-R4 the scope selects weekend meetings, midweek meetings or both', () => {
  expect((['weekend', 'mid', 'both'] as const).map((scope) => isInScope(scope, 'public'))).toEqual([
    true,
    false,
    true,
  ]);
  expect((['weekend', 'mid', 'both'] as const).map((scope) => isInScope(scope, 'clam'))).toEqual([
    false,
    true,
    true,
  ]);
});

it('X-AV cleaning and hospitality are tasks outside the meeting, all other kinds are duties during it', () => {
  expect((['cleaning', 'hospitality', 'attendant', 'other'] as const).map(dutyKindOf)).toEqual([
    'task',
    'task',
    'responsibility',
    'responsibility',
  ]);
});

it('ATTEND-R10 a label is taken if it differs from another in case and accents only, unless it was shared before', () => {
  const others = [{ label: 'Entrada' }, { label: 'Sónido' }];
  expect(isLabelTaken('sonido', others)).toBe(true);
  expect(isLabelTaken('Sonido 2', others)).toBe(false);
  expect(isLabelTaken('SONIDO', others, 'Sonido')).toBe(false);
  expect(isLabelTaken('Sonido', others, 'Video')).toBe(true);
});
