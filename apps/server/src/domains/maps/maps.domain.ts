/** What this domain brings to the server: territory maps, their assignments, blocks and pictures. */
import { mapsJobs } from '#domains/maps/maps.jobs';
import { mapsRoutes } from '#domains/maps/maps.routes';
import { defineDomain } from '#platform/domain';

export const mapsDomain = defineDomain({
  name: 'maps',
  owns: ['completed_blocks', 'map_assignment_holders', 'map_assignments', 'map_pictures', 'maps'],
  operations: mapsRoutes,
  tasks: mapsJobs,
});
