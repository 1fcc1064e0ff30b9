/** Server manifest of maps: territory maps, their assignments, blocks and pictures. */

import { mapsEntities, mapsOperations } from '@sheaf/rules/territory/maps/journal-entities';
import { mapsNotifications } from '@sheaf/rules/territory/maps/notifications';
import { mapCommitments } from '#contexts/territory/maps/commitments.store';
import { holdsMap, oldNotes } from '#contexts/territory/maps/leaving.store';
import { mapRevert } from '#contexts/territory/maps/map-revert.store';
import { mapsJobs } from '#contexts/territory/maps/maps.jobs';
import { mapsRoutes } from '#contexts/territory/maps/maps.routes';
import { assignedMaps, overdueMaps } from '#contexts/territory/maps/reminders.store';
import { defineDomain } from '#platform/domain';

export const mapsDomain = defineDomain({
  name: 'maps',
  owns: ['completed_blocks', 'map_assignment_holders', 'map_assignments', 'map_pictures', 'maps'],
  publishes: ['held_maps', 'map_labels'],
  collections: {
    maps: 'maps where deleted_at is null',
    mapAssignments: 'map_assignments where returned_at is null',
  },
  exported: { manyLines: ['map_assignments.note'] },
  operations: mapsRoutes,
  notifications: mapsNotifications,
  dueReminders: [assignedMaps, overdueMaps],
  commitments: mapCommitments,
  journal: {
    kind: 'assignments',
    phrases: 'territory',
    entities: mapsEntities,
    operations: mapsOperations,
    revert: mapRevert,
  },
  tasks: mapsJobs,
  imported: ['map_assignment_holders', 'map_assignments', 'maps'],
  personStays: holdsMap,
  keepsPerson: {
    'completed_blocks.completed_by': 'The history of a map says who worked a block.',
    'map_assignment_holders.person_id': 'The history of a map says who held it.',
  },
  traces: { has_work: ['map_assignment_holders.person_id', 'completed_blocks.completed_by'] },
  retention: [oldNotes],
});
