/** Notifications about duties: answers, sent to the assigners, and reopened answers, sent to the person. */
import type { NotificationDetails, NotificationKinds } from '../notifications/notification.ts';
import { type DutyKindName, dutyKindNames } from './duty-kind.ts';

const screens: Readonly<Record<DutyKindName, string>> = {
  chairman: '/schedules/meetings/',
  prayer: '/schedules/meetings/',
  part: '/schedules/meetings/',
  helper: '/schedules/meetings/',
  responsibility: '/schedules/attendants/',
  task: '/schedules/attendants/',
  help: '/schedules/tasks/',
  cart: '/schedules/',
  conductor: '/schedules/service/',
  'away-talk': '/settings/public-scheduler/',
  'special-part': '/schedules/meetings/',
  'special-duty': '/schedules/meetings/',
};

/** Screen on which the duty is reassigned. */
const toSchedule = ({ kind }: NotificationDetails): string => {
  const known = dutyKindNames.find((name) => name === kind);
  return known ? screens[known] : '/schedules/';
};

export const dutiesNotifications = {
  'duty-cannot': { phrase: 'duties:notification.duty-cannot', to: toSchedule },
  /** Entered by another person together with days away. */
  'duty-cannot-for': { phrase: 'duties:notification.duty-cannot-for', to: toSchedule },
  /** Sent to the person who answered. */
  'duty-changed': { phrase: 'duties:notification.duty-changed', to: () => '/assignments/' },
  /** The duty has the answered date, time and title again. */
  'duty-as-answered': { phrase: 'duties:notification.duty-as-answered', to: () => '/assignments/' },
  /** An event replaces the meeting, or no longer does. */
  'duty-called-off': { phrase: 'duties:notification.duty-called-off', to: () => '/assignments/' },
  'duty-restored': { phrase: 'duties:notification.duty-restored', to: () => '/assignments/' },
  /**
   * Sent to a person who was notified of a duty or accepted it and no longer has it; for field service
   * groups, one notification per date range.
   */
  'duty-withdrawn': { phrase: 'duties:notification.duty-withdrawn', to: () => '/assignments/' },
  'duties-withdrawn': { phrase: 'duties:notification.duties-withdrawn', to: () => '/assignments/' },
  /** Sent to the assigners. */
  'duty-opened': { phrase: 'duties:notification.duty-opened', to: () => '/schedules/meetings/' },
  'duty-answer-valid': {
    phrase: 'duties:notification.duty-answer-valid',
    to: () => '/schedules/meetings/',
  },
} satisfies NotificationKinds;
