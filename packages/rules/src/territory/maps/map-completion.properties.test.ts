import { expect, it } from 'vitest';
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import type { MapActor, MapState, OpenAssignment } from './map-assignment.ts';
import { type Completion, decideCompletion } from './map-completion.ts';

/** Later than noon of the same day. */
const assignedAt = Date.parse('2026-01-01T15:00:00Z');
const holding = { personId: 2, assignedAt, returnedAt: null };
const assignment: OpenAssignment = {
  personal: true,
  campaign: 'custom',
  campaignName: 'Special',
  assignedAt,
  started: true,
  completedBlocks: [1, 2],
  homesMarked: false,
  holders: [{ personId: 1, assignedAt: 1, returnedAt: assignedAt }, holding],
  previousCompletedOn: '2024-01-01',
};
const map: MapState = {
  type: 'residential',
  locked: false,
  totalBlocks: 3,
  lastCompletedOn: '2024-01-01',
  assignment,
};
const actor = (...keys: PermissionKey[]): MapActor => ({ personId: 9, permissions: new Set(keys) });
const assigner = actor('settings.maps.assign');
/** Noon of the day in the congregation's time zone. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const completion: Completion = {
  on: '2026-03-03',
  now: noon('2026-03-10') + 1,
  zone: 'UTC',
  keep: false,
  sawAnother: false,
};
const decide = (more: Partial<Completion> = {}, by = assigner, state = map) =>
  decideCompletion(state, by, { ...completion, ...more });
const refused = (reason: string) => ({ allowed: false, reason });
const ended = (at: number) => ({ kept: true, at, completed: true, note: null });

it('MAPS-X2 a map assigner records the completion of a personal map on a day between its assignment and today', () => {
  expect(decide()).toEqual({
    allowed: true,
    value: { ended: ended(noon('2026-03-03')), lastCompletedOn: '2026-03-03' },
  });
  expect(decide({ on: '2026-01-01' }).allowed).toBe(true);
  expect(decide({ on: '2026-03-11' })).toEqual(refused('completed-in-future'));
  expect(decide({ on: '2025-12-31' })).toEqual(refused('completed-before-assigned'));
});

it('MAPS-X2 ends the assignment now for today, at noon for an earlier day, and refuses a day before the assignment', () => {
  const today = { value: { ended: ended(completion.now), lastCompletedOn: '2026-03-10' } };
  expect(decide({ on: '2026-03-10' })).toMatchObject(today);
  expect(decide({ on: null })).toMatchObject(today);
  expect(decide({ on: '2026-01-01' })).toMatchObject({ value: { ended: ended(assignedAt) } });
  // Already the 11th in Hobart.
  const evening = { now: noon('2026-03-10') + 4 * 3_600_000, zone: 'Australia/Hobart' };
  expect(decide({ ...evening, on: '2026-03-11' })).toMatchObject({ value: { ended: ended(evening.now) } });
});

it('MAPS-X2 refuses everybody else, and maps that are not personal or not assigned', () => {
  expect(decide({}, actor('maps.dnc'))).toEqual(refused('not-assigner'));
  expect(decide({}, assigner, { ...map, assignment: null })).toEqual(refused('map-not-assigned'));
  expect(decide({ sawAnother: true })).toEqual(refused('assignment-ended'));
  expect(decide({}, assigner, { ...map, assignment: { ...assignment, personal: false } })).toEqual(
    refused('not-personal'),
  );
});

it('MAPS-X2 a holder who keeps the map has a new assignment without progress', () => {
  const at = noon('2026-03-03');
  expect(decide({ keep: true })).toEqual({
    allowed: true,
    value: {
      ended: ended(at),
      lastCompletedOn: '2026-03-03',
      began: {
        personal: true,
        campaign: 'none',
        campaignName: null,
        holderId: 2,
        at,
        previousCompletedOn: '2026-03-03',
      },
    },
  });
  const marked = { ...map, assignment: { ...assignment, homesMarked: true } };
  expect(decide({ keep: true }, assigner, marked)).toHaveProperty('value.listLoses', 'untried-homes');
  const nobody = { ...map, assignment: { ...assignment, holders: [] } };
  expect(decide({ keep: true }, assigner, nobody)).not.toHaveProperty('value.began');
});
