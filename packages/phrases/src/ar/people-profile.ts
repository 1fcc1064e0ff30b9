import type { Arabic } from '../arabic-forms.ts';
import type { profile as english } from '../en/people-profile.ts';
import { calendarFeed } from './calendar-feed.ts';

export const profile: Arabic<typeof english> = {
  title: 'ملفّي الشخصي',
  menuText: 'بياناتك ومؤهّلاتك ورفقاؤك',
  details: 'بياناتي',
  subscribed: 'إرسال أخبار Sheaf إليّ بالبريد الإلكتروني',
  emergencyHint: 'أسماء وأرقام؛ لا يراها إلّا أنت ومن له صلاحية عرض بيانات الأشخاص.',
  saved: 'تمّ الحفظ.',
  look: {
    simple: 'الوضع البسيط',
    simpleText: 'التعيين التالي وخريطتك وتقريرك فقط، بأزرار كبيرة',
    title: 'المظهر',
    menuText: 'الألوان وحجم النصّ على هذا الجهاز',
    theme: 'الألوان',
    auto: 'كما في الجهاز',
    light: 'فاتحة',
    dark: 'داكنة',
    size: 'حجم الخطّ',
    normal: 'عادي',
    large: 'كبير',
    larger: 'كبير جدًّا',
  },
  talks: {
    title: 'خطابات عامة مُعدّة',
    label: 'أرقام الخطابات',
    hint: 'بينها فواصل، مثلًا \u206612, 35, 101\u2069.',
    wrong: 'أدخل أرقامًا من 1 إلى 999.',
  },
  partners: {
    title: 'رفقاء العربة',
    text: 'الذين تخرج معهم إلى العربات.',
    nobody: 'لا أحد بهذا الاسم.',
    save: 'حفظ الرفقاء',
  },
  parts: 'مؤهّلاتي',
  awards: {
    title: 'اقتراحاتي',
    ideas: 'طلبات ميزات قيد التنفيذ أو نُفِّذت',
    likes: 'إعجابات منحتُها',
    comments: 'ردود كتبتُها',
  },
  privacy: {
    title: 'الموافقة على سياسة الخصوصية',
    given: 'أُعطيت في {date} من {device}.',
    none: 'لم تُعطَ بعد.',
    withdraw: 'سحب الموافقة',
    withdrawText:
      'ستخرج من هذا الجهاز ويُحذف ما يحفظه، وستسألك أجهزتك الأخرى من جديد. يمكنك الدخول برابط جديد والموافقة مرّة أخرى.',
  },
  feed: calendarFeed,
  reached: 'تفضيلات الإشعارات',
  reachedText: 'بإشعار أو برسالة نصّية أو بالبريد أو لا شيء',
  devices: 'أجهزتي',
  devicesText: 'أين سجّلت الدخول',
};
