/** What this domain brings to the server: a congregation's own settings and modules. */
import { retentionNightly } from '#domains/congregations/congregations.jobs';
import { congregationsRoutes } from '#domains/congregations/congregations.routes';
import { defineDomain } from '#platform/domain';

export const congregationsDomain = defineDomain({
  name: 'congregations',
  owns: ['congregations', 'countries', 'regions', 'retention'],
  operations: congregationsRoutes,
  nightly: [retentionNightly],
});
