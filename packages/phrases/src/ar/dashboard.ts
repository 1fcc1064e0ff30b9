/** What a person is told inside the app, and what the dashboard prompts for. */

import type { Arabic } from '../arabic-forms.ts';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: Arabic<typeof english> = {
  section: 'الإشعارات',
  title: 'الإشعارات',
  none: 'لا جديد. هنا يظهر ما يفعله آخرون لأجلك، كخريطة يعيّنونها لك مثلًا.',
  somebody: 'شخص ما',
  unread: 'غير مقروء',
  markAll: 'اعتبار الكلّ مقروءًا',
  more: 'عرض الأقدم',
  refusals: {
    'not-subscriber': 'الاشتراك للشيوخ والخدّام المساعدين فقط.',
  },
  journal: {
    entity: {
      settings: 'الإعدادات',
    },
    field: {
      content: 'النصّ',
      on: 'مفعّل',
      part: 'إعدادات',
      title: 'عنوان الإعلان',
    },
    part: {
      banner_notification: 'اللافتة',
    },
  },
  movingIn: {
    title: 'الانتقال إلى Sheaf',
    text: 'أدخِل ما عند جماعتك بهذا الترتيب. ترى ما سيُستورد قبل أن يُحفظ شيء، ويمكن التراجع عن كلّ استيراد.',
    toMaps: 'إلى الخرائط',
    done: 'لديكم الأشخاص والخرائط والعناوين والسجلّ. يمكنك استيراد المزيد متى شئت.',
    people: {
      title: 'الأشخاص',
      count_zero: 'لا أشخاص هنا.',
      count_one: 'هنا شخص واحد.',
      count_two: 'هنا شخصان.',
      count_few: 'هنا {count} أشخاص.',
      count_many: 'هنا {count} شخصًا.',
      count_other: 'هنا {count} شخص.',
      left: 'أنت وحدك حتى الآن. استورد لائحة أو أضف الأشخاص واحدًا فواحدًا؛ لا يُدعى أحد قبل أن تدعوه.',
      byFile: 'استيراد أشخاص',
      byHand: 'إضافة شخص',
    },
    maps: {
      title: 'الخرائط',
      count_zero: 'لا خرائط هنا.',
      count_one: 'هنا خريطة واحدة.',
      count_two: 'هنا خريطتان.',
      count_few: 'هنا {count} خرائط.',
      count_many: 'هنا {count} خريطة.',
      count_other: 'هنا {count} خريطة.',
      left: 'استورد المقاطعات من تطبيق آخر، أو أضف أوّل خريطة يدويًّا.',
      byFile: 'استيراد مقاطعات',
      byHand: 'إضافة خرائط يدويًّا',
    },
    addresses: {
      title: 'العناوين',
      count_zero: 'لا عناوين هنا.',
      count_one: 'هنا عنوان واحد.',
      count_two: 'هنا عنوانان.',
      count_few: 'هنا {count} عناوين.',
      count_many: 'هنا {count} عنوانًا.',
      count_other: 'هنا {count} عنوان.',
      left: 'استورد العناوين من تطبيق آخر، أو لائحة عناوين بسيطة.',
      byFile: 'استيراد عناوين',
      byHand: 'استيراد لائحة عناوين',
    },
    history: {
      title: 'السجلّ',
      count_zero: 'لا تعيينات هنا.',
      count_one: 'هنا تعيين واحد.',
      count_two: 'هنا تعيينان.',
      count_few: 'هنا {count} تعيينات.',
      count_many: 'هنا {count} تعيينًا.',
      count_other: 'هنا {count} تعيين.',
      left: 'استورد مَن كانت معه كلّ خريطة ومتى، أو ابدأ من جديد بتعيين أوّل خريطة.',
      byFile: 'استيراد تعيينات',
      byHand: 'تعيين خريطة',
    },
  },
};
