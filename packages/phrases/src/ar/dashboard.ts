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
    'addresses-assigned_zero': 'لم يُعيَّن لك أيّ عنوان من الخريطة {number} (من {by}).',
    'addresses-assigned_one': 'عُيِّن لك عنوان واحد من الخريطة {number} (من {by}).',
    'addresses-assigned_two': 'عُيِّن لك عنوانان من الخريطة {number} (من {by}).',
    'addresses-assigned_few': 'عُيِّنت لك {count} عناوين من الخريطة {number} (من {by}).',
    'addresses-assigned_many': 'عُيِّن لك {count} عنوانًا من الخريطة {number} (من {by}).',
    'addresses-assigned_other': 'عُيِّن لك {count} عنوان من الخريطة {number} (من {by}).',
    'addresses-taken-back_zero': 'لم يُستردّ منك أيّ عنوان من الخريطة {number} (من {by}).',
    'addresses-taken-back_one': 'استُردّ منك عنوان واحد من الخريطة {number} (من {by}).',
    'addresses-taken-back_two': 'استُردّ منك عنوانان من الخريطة {number} (من {by}).',
    'addresses-taken-back_few': 'استُردّت منك {count} عناوين من الخريطة {number} (من {by}).',
    'addresses-taken-back_many': 'استُردّ منك {count} عنوانًا من الخريطة {number} (من {by}).',
    'addresses-taken-back_other': 'استُردّ منك {count} عنوان من الخريطة {number} (من {by}).',
    'addresses-returned_zero': 'لم يُرَدّ إليك أيّ عنوان من الخريطة {number} (من {by}).',
    'addresses-returned_one': 'رُدّ إليك عنوان واحد من الخريطة {number} (من {by}).',
    'addresses-returned_two': 'رُدّ إليك عنوانان من الخريطة {number} (من {by}).',
    'addresses-returned_few': 'رُدّت إليك {count} عناوين من الخريطة {number} (من {by}).',
    'addresses-returned_many': 'رُدّ إليك {count} عنوانًا من الخريطة {number} (من {by}).',
    'addresses-returned_other': 'رُدّ إليك {count} عنوان من الخريطة {number} (من {by}).',
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
  journal: {
    entity: {
      settings: 'الإعدادات',
    },
    field: {
      content: 'النص',
      on: 'مفعّل',
      part: 'إعدادات',
      title: 'العنوان',
    },
    part: {
      banner_notification: 'اللافتة',
    },
  },
};
