/** Notifications about speakers' answers, sent to the coordinator. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toScheduler = (): string => '/settings/public-scheduler/';

export const talksNotifications = {
  'talk-accepted': { phrase: 'talks:notification.talk-accepted', to: toScheduler },
  'talk-declined': { phrase: 'talks:notification.talk-declined', to: toScheduler },
  'talk-changed': { phrase: 'talks:notification.talk-changed', to: toScheduler },
  /** The talk is again at the time that the speaker accepted. */
  'talk-as-agreed': { phrase: 'talks:notification.talk-as-agreed', to: toScheduler },
  'talk-called-off': { phrase: 'talks:notification.talk-called-off', to: toScheduler },
  'talk-restored': { phrase: 'talks:notification.talk-restored', to: toScheduler },
  /** Sent to an own speaker who had agreed. */
  'own-talk-called-off': { phrase: 'talks:notification.own-talk-called-off', to: () => '/assignments/' },
  /** The coordinator entered another day or time. */
  'own-talk-moved': { phrase: 'talks:notification.own-talk-moved', to: () => '/assignments/' },
  /** The host congregation moved its meeting, and the own coordinator has to answer. */
  'own-talk-host-moved': { phrase: 'talks:notification.own-talk-host-moved', to: () => '/assignments/' },
  'own-talk-as-agreed': { phrase: 'talks:notification.own-talk-as-agreed', to: () => '/assignments/' },
  'talk-another': { phrase: 'talks:notification.talk-another', to: toScheduler },
} satisfies NotificationKinds;
