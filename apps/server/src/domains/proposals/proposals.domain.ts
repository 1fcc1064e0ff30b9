/** What this domain brings to the server: speakers and dates that coordinators propose to one another. */
import { proposalsNotifications } from '@sheaf/rules/proposals/notifications';
import { proposalsHourly, proposalsNightly } from '#domains/proposals/proposals.jobs';
import { proposalsRoutes } from '#domains/proposals/proposals.routes';
import { defineDomain } from '#platform/domain';

export const proposalsDomain = defineDomain({
  name: 'proposals',
  owns: ['proposal_links', 'proposal_senders', 'proposals'],
  exported: {
    leftOut: {
      proposals: 'Two congregations of one installation share it; elsewhere they propose anew.',
      proposal_senders: 'It belongs to a proposal, which stays in this installation.',
      proposal_links: 'Whoever has the file must not answer proposals; the links lead to this installation.',
    },
  },
  operations: proposalsRoutes,
  hourly: [proposalsHourly],
  nightly: [proposalsNightly],
  notifications: proposalsNotifications,
  keepsPerson: { 'proposal_senders.person_id': 'Whose talk was arranged stays, as the schedule says it.' },
});
