/** What those who assign duties are told by whoever has one. */
import type { NotificationDetails, NotificationKinds } from '../dashboard/notification.ts';
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
} satisfies NotificationKinds;
