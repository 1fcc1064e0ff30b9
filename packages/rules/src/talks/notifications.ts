/** What the coordinator is told of the answers of speakers. */
import type { NotificationKinds } from '../dashboard/notification.ts';

const toScheduler = (): string => '/settings/public-scheduler/';

export const talksNotifications = {
  'talk-accepted': { words: 'talks:notification.talk-accepted', to: toScheduler },
  'talk-declined': { words: 'talks:notification.talk-declined', to: toScheduler },
  'talk-changed': { words: 'talks:notification.talk-changed', to: toScheduler },
  'talk-another': { words: 'talks:notification.talk-another', to: toScheduler },
} satisfies NotificationKinds;
