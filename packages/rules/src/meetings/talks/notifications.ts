/** Notifications about speakers' answers, sent to the coordinator. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toScheduler = (): string => '/settings/public-scheduler/';

export const talksNotifications = {
  'talk-accepted': { words: 'talks:notification.talk-accepted', to: toScheduler },
  'talk-declined': { words: 'talks:notification.talk-declined', to: toScheduler },
  'talk-changed': { words: 'talks:notification.talk-changed', to: toScheduler },
  'talk-called-off': { words: 'talks:notification.talk-called-off', to: toScheduler },
  'talk-restored': { words: 'talks:notification.talk-restored', to: toScheduler },
  /** Sent to an own speaker who had agreed. */
  'own-talk-called-off': { words: 'talks:notification.own-talk-called-off', to: () => '/assignments/' },
  /** The coordinator entered another day or time. */
  'own-talk-moved': { words: 'talks:notification.own-talk-moved', to: () => '/assignments/' },
  /** The host congregation moved its meeting, and the own coordinator has to answer. */
  'own-talk-host-moved': { words: 'talks:notification.own-talk-host-moved', to: () => '/assignments/' },
  'own-talk-as-agreed': { words: 'talks:notification.own-talk-as-agreed', to: () => '/assignments/' },
  'talk-another': { words: 'talks:notification.talk-another', to: toScheduler },
} satisfies NotificationKinds;
