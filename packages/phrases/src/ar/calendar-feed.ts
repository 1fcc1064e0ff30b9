/** The calendar feed: in the section of people. */
import type { Arabic } from '../arabic-forms.ts';
import type { calendarFeed as english } from '../en/calendar-feed.ts';

export const calendarFeed: Arabic<typeof english> = {
  title: 'اشتراك التقويم',
  text: 'تابع مواعيدك في تقويم هاتفك أو حاسوبك. من لديه الرابط يراها، فلا تعطه لأحد.',
  off: 'لم يُنشأ رابط بعد.',
  on: 'هناك رابط يعمل. ظهر حين أُنشئ.',
  make: 'أنشئ رابطًا',
  renew: 'أنشئ رابطًا جديدًا',
  renewHint: 'يتوقّف الرابط القديم عن العمل.',
  stop: 'أوقف الاشتراك',
  copy: 'انسخ الرابط',
  copied: 'نُسخ',
  once: 'انسخ الرابط الآن، فهو لا يظهر إلّا هذه المرّة.',
};
