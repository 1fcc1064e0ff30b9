import type { Arabic } from '../arabic-forms.ts';
import type { calendarFeed as english } from '../en/calendar-feed.ts';

export const calendarFeed: Arabic<typeof english> = {
  title: 'اشتراك التقويم',
  text: 'تابع مواعيدك في تقويم هاتفك أو حاسوبك. من لديه الرابط يراها، فلا تعطه لأحد.',
  on: 'هناك تقويم يتابع مواعيدك. عُرض الرابط مرّة واحدة عند إنشائه.',
  name: 'مهامّي',
  follow: { webcal: 'تقويم هذا الجهاز', google: 'تقويم Google', outlook: 'تقويم Outlook' },
  renew: 'إنشاء رابط جديد',
  menuText: 'مواعيدك في تقويم هاتفك',
  renewHint: 'التقاويم التي تتابع الرابط القديم تتوقّف عن عرض مواعيدك.',
  stop: 'إيقاف الاشتراك',
  copy: 'نسخ الرابط',
  copied: 'نُسخ',
  once: 'لتقويم آخر انسخ الرابط الآن، فهو لا يظهر إلّا هذه المرّة.',
};
