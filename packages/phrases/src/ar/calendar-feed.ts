import type { Arabic } from '../arabic-forms.ts';
import type { calendarFeed as english } from '../en/calendar-feed.ts';

export const calendarFeed: Arabic<typeof english> = {
  title: 'اشتراك التقويم',
  text: 'تابع مواعيدك في تقويم هاتفك أو حاسوبك. من لديه الرابط يراها، فلا تعطه لأحد.',
  off: 'لم يُنشأ رابط بعد.',
  on: 'هناك رابط يعمل. عُرض مرّة واحدة عند إنشائه.',
  make: 'إنشاء رابط',
  renew: 'إنشاء رابط جديد',
  renewHint: 'يتوقّف الرابط القديم عن العمل.',
  stop: 'إيقاف الاشتراك',
  copy: 'نسخ الرابط',
  copied: 'نُسخ',
  once: 'انسخ الرابط الآن، فهو لا يظهر إلّا هذه المرّة.',
};
