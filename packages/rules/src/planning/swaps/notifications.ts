/** Notifications about swaps. None contains a reason or a note. */
import type { NotificationKinds } from '../../notifications/notification.ts';

const toAssignments = (): string => '/assignments/';

export const swapsNotifications = {
  'swap-asked': { phrase: 'swaps:notification.swap-asked', to: toAssignments },
  /** Sent to the asker. */
  'swap-taken': { phrase: 'swaps:notification.swap-taken', to: toAssignments },
  /** Sent to the planners: somebody took a duty that they agree to. */
  'swap-pending': { phrase: 'swaps:notification.swap-pending', to: toAssignments },
  /** Sent to the person who took it. */
  'swap-agreed': { phrase: 'swaps:notification.swap-agreed', to: toAssignments },
  'swap-refused': { phrase: 'swaps:notification.swap-refused', to: toAssignments },
  /** Sent to the asker and the planners. */
  'swap-nobody': { phrase: 'swaps:notification.swap-nobody', to: toAssignments },
  /** Sent to the asker a day before the duty. */
  'swap-unfilled': { phrase: 'swaps:notification.swap-unfilled', to: toAssignments },
  /** Sent to the asker: the duty was changed or removed, which ends the search. */
  'swap-closed': { phrase: 'swaps:notification.swap-closed', to: toAssignments },
  /** Sent to the planners: the place is empty. */
  'swap-released': { phrase: 'swaps:notification.swap-released', to: toAssignments },
} satisfies NotificationKinds;
