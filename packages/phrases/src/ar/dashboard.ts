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
};
