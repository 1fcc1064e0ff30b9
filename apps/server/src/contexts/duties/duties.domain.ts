/** Server manifest of the domain: the duty ledger, clashes and the ranking of people. */
import { dutiesEntities } from '@sheaf/rules/duties/journal-entities';
import { dutiesNotifications } from '@sheaf/rules/duties/notifications';
import { removeEndedAnswerLinks } from '#contexts/duties/answer-links.store';
import { dutiesRoutes } from '#contexts/duties/duties.routes';
import { freeDuties } from '#contexts/duties/leaving';
import { defineDomain } from '#platform/domain';

export const dutiesDomain = defineDomain({
  name: 'duties',
  owns: ['duties', 'answer_links', 'withdrawn_duties'],
  publishes: ['shared_duties'],
  exported: {
    leftOut: {
      answer_links: 'Whoever has the file must not answer for others; the links lead to this installation.',
      withdrawn_duties: 'Each row waits for a notification that this installation sends.',
    },
    leftOutColumns: { 'duties.visit_id': 'It names a visit that is left out.' },
    leftOutRows: {
      duties: {
        where: 'visit_id is not null',
        why: 'Shifts at the carts of other congregations of this installation.',
      },
    },
  },
  collections: {
    meetingAssignments: 'duties where qualification is not null',
    attendantSchedule: 'duties where responsibility_id is not null',
  },
  operations: dutiesRoutes,
  notifications: dutiesNotifications,
  journal: { kind: 'duties', entities: dutiesEntities },
  personLeaves: { clears: ['answer_links.person_id', 'withdrawn_duties.person_id'], run: freeDuties },
  personDeactivated: freeDuties,
  keepsPerson: { 'duties.person_id': 'The history of a duty says who had it.' },
  expired: removeEndedAnswerLinks,
  traces: { has_work: ['duties.person_id', 'answer_links.person_id'] },
});
