/**
 * Assignments with instants from Sheaf exports, and their reported problems (TERR-R24, TERR-R25, X-MIGRATE).
 */
import { expect, it } from 'vitest';
import type { KnownAssignment } from './plan.ts';
import type { ReadAssignment } from './read-assignment.ts';
import { here, mapOf, note, planned } from './testing/plan-one-history.ts';

const at = (day: string) => `${day}T02:00:00.000Z`;

const exact = (from: string, to: string | null, rest: Partial<ReadAssignment> = {}) =>
  note(at(from), to && at(to), { exact: true, ...rest });

it('X-MIGRATE imports an assignment of a Sheaf export as a whole, with all its fields', () => {
  const rest = {
    completed: true,
    personal: true,
    campaign: 'custom',
    campaignName: 'Memorial',
    startUnknown: true,
    previousCompleted: '2025-12-01',
    holders: [
      { name: 'Ruth', from: null, to: at('2026-01-20') },
      { name: 'Nobody', from: at('2026-01-20'), to: null },
    ],
  } as const;
  const { assignments, completed } = planned([
    exact('2026-01-05', '2026-02-05', { ...rest, holders: [...rest.holders] }),
  ]);
  expect(assignments).toEqual([
    {
      id: null,
      map: '7',
      from: at('2026-01-05'),
      to: at('2026-02-05'),
      completed: true,
      personal: true,
      campaign: 'custom',
      campaignName: 'Memorial',
      startUnknown: true,
      previousCompleted: '2025-12-01',
      holders: [
        { name: 'Ruth', person: 4, from: at('2026-01-05'), to: at('2026-01-20') },
        { name: 'Nobody', person: null, from: at('2026-01-20'), to: null },
      ],
    },
  ]);
  expect(completed).toBeNull();
});

it('X-MIGRATE matches an assignment by its instant, and never opens two at once', () => {
  const around = (...assignments: KnownAssignment[]) => ({ map: mapOf(3), assignments });
  expect(planned([exact('2026-01-05', null)], around(here('2026-01-05', '2026-02-05'))).assignments).toEqual(
    [],
  );
  expect(
    planned(
      [exact('2026-01-05', '2026-02-05')],
      around(here('2025-01-05', '2025-02-05'), here('2026-01-05', null)),
    ).assignments,
  ).toEqual([]);
  expect(
    planned([exact('2026-03-05', null)], around(here('2025-01-05', '2025-02-05'), here('2026-01-05', null))),
  ).toMatchObject({
    told: ['2 map-held'],
    assignments: [],
  });
  expect(
    planned([exact('2025-03-05', '2025-04-05')], around(here('2026-01-05', null))).assignments,
  ).toHaveLength(1);
  expect(
    planned([exact('2026-03-05', null)], around(here('2026-01-05', '2026-02-05'))).assignments,
  ).toHaveLength(1);
  expect(
    planned([exact('2026-03-05', '2026-04-05'), exact('2026-03-05', '2026-04-05')]).assignments,
  ).toHaveLength(1);
});

it('X-MIGRATE treats an exported assignment as different from one with dates only', () => {
  expect(
    planned([note('2026-03-05', '2026-04-05'), exact('2026-03-05', '2026-04-05')]).assignments,
  ).toHaveLength(2);
});
