/** Notifications about proposals, sent to public talk coordinators. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toProposals = (): string => '/settings/proposals/';

export const proposalsNotifications = {
  'proposal-received': { words: 'proposals:notification.proposal-received', to: toProposals },
  'proposal-accepted': { words: 'proposals:notification.proposal-accepted', to: toProposals },
  'proposal-countered': { words: 'proposals:notification.proposal-countered', to: toProposals },
  'proposal-declined': { words: 'proposals:notification.proposal-declined', to: toProposals },
  'proposal-withdrawn': { words: 'proposals:notification.proposal-withdrawn', to: toProposals },
  /** The meeting of an agreed talk was moved. */
  'proposal-moved': { words: 'proposals:notification.proposal-moved', to: toProposals },
  'invitation-moved': { words: 'proposals:notification.invitation-moved', to: toProposals },
  'invitation-received': { words: 'proposals:notification.invitation-received', to: toProposals },
  'invitation-accepted': { words: 'proposals:notification.invitation-accepted', to: toProposals },
  'invitation-countered': { words: 'proposals:notification.invitation-countered', to: toProposals },
  'invitation-declined': { words: 'proposals:notification.invitation-declined', to: toProposals },
  'invitation-withdrawn': { words: 'proposals:notification.invitation-withdrawn', to: toProposals },
} satisfies NotificationKinds;
