/** Events of the congregation. */

import type { Arabic } from '../arabic-forms.ts';
import type { events as english } from '../en/events.ts';

export const events: Arabic<typeof english> = {
  section: 'المناسبات',
  title: 'المناسبات',
  menuText: 'الزيارات والاجتماعات الدائرية والسنوية وغيرها',
  add: 'إضافة مناسبة',
  coming: 'القادمة',
  past: 'الماضية',
  empty: 'لا مناسبات بعد. أضف الزيارة التالية أو الاجتماع التالي.',
  noneComing: 'لا مناسبات قادمة. أضف المناسبة التالية.',
  edit: 'تعديل المناسبة: {name}',
  delete: 'حذف المناسبة: {name}',
  deleteTitle: 'حذف المناسبة',
  deleteText: 'هل تريد حقًّا حذف هذه المناسبة؟',
  oneDay: '{day}، من {from} إلى {to}',
  moreDays: 'من {from} إلى {to}',
  cancelled: 'تلغي: {what}',
  for: 'لمن: {whom}',
  nameless: 'لا اجتماع',
  concerned: {
    title: 'هناك معيَّنون',
    text: 'لهؤلاء أجزاء في الاجتماعات التي تغيّرها هذه المناسبة. من وافق منهم يُعلَم بإلغاء اجتماعه، وأعلِم الآخرين بنفسك.',
    save: 'حفظ المناسبة',
    cancelled: {
      clam: '{day}: يُلغى اجتماع وسط الأسبوع',
      public: '{day}: يُلغى اجتماع نهاية الأسبوع',
    },
    talk: {
      clam: '{day}: للمناسبة خطاب اجتماع وسط الأسبوع',
      public: '{day}: للمناسبة الخطاب العام',
    },
  },
  form: {
    type: 'النوع',
    label: 'الاسم',
    labelText: 'فقط إن كان لها اسم غير نوعها.',
    start: 'البداية',
    end: 'النهاية',
    times: 'الموعد',
    location: 'المكان',
    extent: 'من يراها',
    cancels: 'تلغي',
    hasSpeaker: 'مع خطيب',
    speaker: 'الخطيب',
    publicTheme: 'موضوع الخطاب العام',
    theme: 'موضوع خطاب الخدمة',
  },
  type: {
    custom: 'أخرى',
    assembly: 'اجتماع دائري',
    co: 'زيارة ناظر الدائرة',
    special: 'خطاب خصوصي',
    memorial: 'الذِّكرى',
    convention: 'اجتماع سنوي',
    pioneer_day: 'يوم الفاتحين',
    bee: 'يوم عمل جماعي',
    kmse: 'مدرسة خدمة الملكوت للشيوخ',
    annual_pioneer: 'اجتماع الفاتحين السنوي',
  },
  extent: {
    everyone: 'الجميع',
    elders: 'الشيوخ',
    appointed: 'الشيوخ والخدّام المساعدون',
    pioneers_elders: 'الفاتحون والشيوخ',
    pioneers: 'الفاتحون',
  },
  cancels: {
    none: 'بلا إلغاء',
    clm: 'اجتماع وسط الأسبوع',
    public: 'اجتماع نهاية الأسبوع',
    both: 'كلا الاجتماعين',
  },
  journal: {
    kind: {
      events: 'المناسبات',
    },
    entity: {
      event: 'مناسبة',
    },
    field: {
      cancels_meeting: 'تحلّ محلّ',
      ends_at: 'تنتهي في الساعة',
      ends_on: 'اليوم الأخير',
      starts_at: 'تبدأ في الساعة',
      starts_on: 'اليوم الأوّل',
    },
  },
};
