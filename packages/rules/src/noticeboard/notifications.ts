/** Notifications about notices. They contain the title only if everyone may read the notice. */
import type { NotificationDetails, NotificationKinds } from '../notifications/notification.ts';

const toNotice = ({ notice }: NotificationDetails): string =>
  Number.isInteger(notice) ? `/schedules/noticeboard/${notice}/` : '/schedules/noticeboard/';

export const noticeboardNotifications = {
  'notice-new': { phrase: 'noticeboard:notification.notice-new', to: toNotice },
  /** Sent to people who have not confirmed it. */
  'notice-reminder': { phrase: 'noticeboard:notification.notice-reminder', to: toNotice },
} satisfies NotificationKinds;
