import { expect, it } from 'vitest';
import type { PermissionKey } from '../permissions/permission-keys.ts';
import type { MapActor, MapState, OpenAssignment } from './map-assignment.ts';
import { type Completion, decideCompletion } from './map-completion.ts';

const holding = { personId: 2, assignedAt: 5, returnedAt: null };
const assignment: OpenAssignment = {
  personal: true,
  campaign: 'custom',
  campaignName: 'Special',
  assignedAt: 5,
  started: true,
  completedBlocks: [1, 2],
  holders: [{ personId: 1, assignedAt: 1, returnedAt: 5 }, holding],
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
const completion: Completion = {
  on: '2026-03-03',
  today: '2026-03-10',
  assignedOn: '2026-01-01',
  at: 77,
  keep: false,
};
const decide = (more: Partial<Completion> = {}, by = assigner, state = map) =>
  decideCompletion(state, by, { ...completion, ...more });
const refused = (reason: string) => ({ allowed: false, reason });

it('MAPS-X2 whoever assigns maps records that a personal map was completed, on a day between its assignment and today', () => {
  expect(decide()).toEqual({
    allowed: true,
    value: { ...map, lastCompletedOn: '2026-03-03', assignment: null },
  });
  expect(decide({ on: '2026-03-10' }).allowed).toBe(true);
  expect(decide({ on: '2026-01-01' }).allowed).toBe(true);
  expect(decide({ on: '2026-03-11' })).toEqual(refused('completed-in-future'));
  expect(decide({ on: '2025-12-31' })).toEqual(refused('completed-before-assigned'));
});

it('MAPS-X2 nobody else records it, and it is recorded of personal maps that are out only', () => {
  expect(decide({}, actor('maps.dnc'))).toEqual(refused('not-assigner'));
  expect(decide({}, assigner, { ...map, assignment: null })).toEqual(refused('map-not-assigned'));
  expect(decide({}, assigner, { ...map, assignment: { ...assignment, personal: false } })).toEqual(
    refused('not-personal'),
  );
});

it('MAPS-X2 the holder who goes on with the map has it anew, with nothing done yet', () => {
  expect(decide({ keep: true })).toEqual({
    allowed: true,
    value: {
      ...map,
      lastCompletedOn: '2026-03-03',
      assignment: {
        personal: true,
        campaign: 'none',
        campaignName: null,
        assignedAt: 77,
        started: false,
        completedBlocks: [],
        holders: [{ personId: 2, assignedAt: 77, returnedAt: null }],
        previousCompletedOn: '2026-03-03',
      },
    },
  });
  const nobody = { ...map, assignment: { ...assignment, holders: [] } };
  expect(decide({ keep: true }, assigner, nobody)).toMatchObject({ value: { assignment: null } });
});
