/** What this domain brings to the server: the ledger of who does what, clashes in it, and people ranked for it. */
import { dutiesEntities } from '@sheaf/rules/duties/journal-entities';
import { dutiesRoutes } from '#domains/duties/duties.routes';
import { freeDuties } from '#domains/duties/leaving';
import { defineDomain } from '#platform/domain';

export const dutiesDomain = defineDomain({
  name: 'duties',
  owns: ['duties'],
  collections: { meetingAssignments: 'duties' },
  operations: dutiesRoutes,
  journal: { kind: 'duties', entities: dutiesEntities },
  personLeaves: { clears: [], run: freeDuties },
  personDeactivated: freeDuties,
  keepsPerson: { 'duties.person_id': 'The history of a duty says who had it.' },
  traces: { has_work: ['duties.person_id'] },
});
