import { congregationsEntities, placeNames } from '@sheaf/rules/people/congregations/journal-entities';
import { retentionNightly } from '#contexts/people/congregations/congregations.jobs';
import { congregationsRoutes } from '#contexts/people/congregations/congregations.routes';
import { congregationsExported } from '#contexts/people/congregations/exported.store';
import { exportTask, removeExpiredExports } from '#contexts/people/congregations/exports.store';
import { makeExport } from '#contexts/people/congregations/make-export';
import { phoneAccounts } from '#contexts/people/congregations/phone-accounts.store';
import { defineDomain } from '#platform/domain';

export const congregationsDomain = defineDomain({
  name: 'congregations',
  owns: [
    'congregation_export_parts',
    'congregation_exports',
    'congregations',
    'countries',
    'domain_settings',
    'regions',
    'retention',
  ],
  exported: congregationsExported,
  publishes: ['address_rules', 'congregation_clocks'],
  collections: { congregations: 'congregations', countries: 'countries', regions: 'regions' },
  operations: congregationsRoutes,
  journal: {
    kind: 'congregation',
    entities: congregationsEntities,
    names: placeNames,
  },
  nightly: [retentionNightly],
  tasks: (platform) => ({ [exportTask]: makeExport(platform) }),
  expired: removeExpiredExports,
  traces: { has_work: ['congregation_exports.requested_by'] },
  keepsPerson: { 'congregation_exports.requested_by': 'An export says who asked for it, until it ends.' },
  phoneAccount: phoneAccounts.read,
});
