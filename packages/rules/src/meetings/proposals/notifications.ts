/** Notifications about proposals, sent to public talk coordinators. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toProposals = (): string => '/settings/proposals/';

export const proposalsNotifications = {
  'proposal-received': { phrase: 'proposals:notification.proposal-received', to: toProposals },
  'proposal-accepted': { phrase: 'proposals:notification.proposal-accepted', to: toProposals },
  'proposal-countered': { phrase: 'proposals:notification.proposal-countered', to: toProposals },
  'proposal-declined': { phrase: 'proposals:notification.proposal-declined', to: toProposals },
  'proposal-withdrawn': { phrase: 'proposals:notification.proposal-withdrawn', to: toProposals },
  /** The meeting of an agreed talk was moved. */
  'proposal-moved': { phrase: 'proposals:notification.proposal-moved', to: toProposals },
  'invitation-moved': { phrase: 'proposals:notification.invitation-moved', to: toProposals },
  'invitation-received': { phrase: 'proposals:notification.invitation-received', to: toProposals },
  'invitation-accepted': { phrase: 'proposals:notification.invitation-accepted', to: toProposals },
  'invitation-countered': { phrase: 'proposals:notification.invitation-countered', to: toProposals },
  'invitation-declined': { phrase: 'proposals:notification.invitation-declined', to: toProposals },
  'invitation-withdrawn': { phrase: 'proposals:notification.invitation-withdrawn', to: toProposals },
} satisfies NotificationKinds;
