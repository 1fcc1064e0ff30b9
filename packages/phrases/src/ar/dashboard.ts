/** What a person is told inside the app, and what the dashboard prompts for. */

import type { Arabic } from '../arabic-forms.ts';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: Arabic<typeof english> = {
  title: 'الإشعارات',
  none: 'لا جديد. هنا يظهر ما يفعله آخرون لأجلك، كخريطة يعيّنونها لك مثلًا.',
  somebody: 'شخص ما',
  unread: 'غير مقروء',
  markAll: 'اعتبار الكلّ مقروءًا',
  more: 'عرض الأقدم',
  told: {
    'map-assigned': 'عُيِّنت لك الخريطة {number} (من {by}).',
    'map-handed-over': 'سُلِّمت إليك الخريطة {number} (من {by}).',
    'map-recalled': 'استُردّت منك الخريطة {number} (من {by}).',
    'message-unsure_zero': 'لا رسالة مجهولة المصير.',
    'message-unsure_one': 'رسالة واحدة ربّما وصلت: انقطع تسليمها قبل أن يتمّ.',
    'message-unsure_two': 'رسالتان ربّما وصلتا: انقطع تسليمهما قبل أن يتمّ.',
    'message-unsure_few': '{count} رسائل ربّما وصلت: انقطع تسليمها قبل أن يتمّ.',
    'message-unsure_many': '{count} رسالة ربّما وصلت: انقطع تسليمها قبل أن يتمّ.',
    'message-unsure_other': '{count} رسالة ربّما وصلت: انقطع تسليمها قبل أن يتمّ.',
    'message-failed_zero': 'لم تتعثّر أيّ رسالة.',
    'message-failed_one': 'تعذّر تسليم رسالة واحدة فوُضعت جانبًا.',
    'message-failed_two': 'تعذّر تسليم رسالتين فوُضعتا جانبًا.',
    'message-failed_few': 'تعذّر تسليم {count} رسائل فوُضعت جانبًا.',
    'message-failed_many': 'تعذّر تسليم {count} رسالة فوُضعت جانبًا.',
    'message-failed_other': 'تعذّر تسليم {count} رسالة فوُضعت جانبًا.',
    'role-changed': 'تغيّرت أدوارك (من {by}). قد ترى الآن أمورًا غير التي كنت تراها.',
    'away-entered': 'سُجِّل أنّك غائب من {from} حتى {until} (من {by}).',
  },
};
