/** What is told of duties: by whoever has one to those who assign, and where an answer is open again. */
import type { NotificationDetails, NotificationKinds } from '../notifications/notification.ts';
import { type DutyKindName, dutyKindNames } from './duty-kind.ts';

const screens: Readonly<Record<DutyKindName, string>> = {
  chairman: '/schedules/meetings/',
  prayer: '/schedules/meetings/',
  part: '/schedules/meetings/',
  helper: '/schedules/meetings/',
  responsibility: '/schedules/attendants/',
  task: '/schedules/attendants/',
  cart: '/schedules/',
  conductor: '/schedules/service/',
  'away-talk': '/settings/public-scheduler/',
};

/** Where the duty is given to somebody else. */
const toSchedule = ({ kind }: NotificationDetails): string => {
  const known = dutyKindNames.find((name) => name === kind);
  return known ? screens[known] : '/schedules/';
};

export const dutiesNotifications = {
  'duty-cannot': { words: 'duties:notification.duty-cannot', to: toSchedule },
  /** Said by the person who entered their days away. */
  'duty-cannot-for': { words: 'duties:notification.duty-cannot-for', to: toSchedule },
  /** To whoever answered. */
  'duty-changed': { words: 'duties:notification.duty-changed', to: () => '/assignments/' },
  /** An event takes the place of the meeting, or gives it back. */
  'duty-called-off': { words: 'duties:notification.duty-called-off', to: () => '/assignments/' },
  'duty-restored': { words: 'duties:notification.duty-restored', to: () => '/assignments/' },
  /** To a person who no longer has a duty that they were told of or agreed to; of a group in field service for a span of days. */
  'duty-withdrawn': { words: 'duties:notification.duty-withdrawn', to: () => '/assignments/' },
  'duties-withdrawn': { words: 'duties:notification.duties-withdrawn', to: () => '/assignments/' },
  /** To those who assign. */
  'duty-opened': { words: 'duties:notification.duty-opened', to: () => '/schedules/meetings/' },
} satisfies NotificationKinds;
