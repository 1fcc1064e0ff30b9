/** Server manifest of the domain: speakers and dates proposed between coordinators. */
import { proposalsNotifications } from '@sheaf/rules/meetings/proposals/notifications';
import {
  proposalsHourly,
  proposalsNightly,
  proposalsTasks,
} from '#contexts/meetings/proposals/proposals.jobs';
import { proposalsRoutes } from '#contexts/meetings/proposals/proposals.routes';
import { defineDomain } from '#platform/domain';

export const proposalsDomain = defineDomain({
  name: 'proposals',
  owns: ['proposal_links', 'proposal_senders', 'proposals'],
  exported: {
    manyLines: ['proposals.word'],
    leftOut: {
      proposal_links: 'Whoever has the file must not answer for others; the links lead to this installation.',
      proposal_senders: 'They belong to proposals, which are left out.',
      proposals: 'They stand between two congregations of this installation.',
    },
    congregationNumbers: ['proposals.to_congregation', 'proposal_senders.host_id'],
  },
  operations: proposalsRoutes,
  tasks: proposalsTasks,
  hourly: [proposalsHourly],
  nightly: [proposalsNightly],
  notifications: proposalsNotifications,
  traces: { has_work: ['proposal_senders.person_id'] },
  keepsPerson: { 'proposal_senders.person_id': 'Whose talk was arranged stays, as the schedule says it.' },
});
