/** The own profile. */

import type { Arabic } from '../arabic-forms.ts';
import type { profile as english } from '../en/people-profile.ts';

export const profile: Arabic<typeof english> = {
  title: 'ملفّي الشخصي',
  menuText: 'بياناتك وتقويمك وأجهزتك',
  details: 'بياناتي',
  subscribed: 'أعلِمني بالمحاضرات العامة',
  saved: 'تمّ الحفظ.',
  look: {
    title: 'على هذا الجهاز',
    theme: 'الألوان',
    auto: 'كما في الجهاز',
    light: 'فاتحة',
    dark: 'داكنة',
    size: 'حجم الخطّ',
    normal: 'عادي',
    large: 'كبير',
    larger: 'أكبر',
  },
  talks: {
    title: 'محاضرات عامة مُعدّة',
    label: 'أرقام المجملات',
    hint: 'بينها فواصل، مثلًا 12, 35, 101.',
    wrong: 'أدخل أرقامًا من 1 إلى 999.',
  },
  partners: {
    title: 'رفقاء العربة',
    text: 'الذين تخرج معهم إلى العربات.',
    nobody: 'لا أحد بهذا الاسم.',
    save: 'حفظ الرفقاء',
  },
  parts: 'مؤهّلاتي',
  privacy: {
    title: 'الموافقة على الخصوصية',
    given: 'أُعطيت في {date} من {device}.',
    none: 'لم تُعطَ بعد.',
  },
  feed: {
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
  },
  reached: 'كيف أُبلَّغ',
  reachedText: 'برسالة نصّية أو بالبريد أو بإشعار أو لا شيء',
  devices: 'أجهزتي',
  devicesText: 'أين سجّلت الدخول',
};
