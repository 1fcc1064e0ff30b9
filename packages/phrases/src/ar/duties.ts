/** Who does what, whichever schedule it stands in. */
import type { Arabic } from '../arabic-forms.ts';
import type { duties as english } from '../en/duties.ts';

export const duties: Arabic<typeof english> = {
  section: 'التعيينات',
  away: 'غائب',
  hasPart: 'لديه فقرة هذا الأسبوع',
  kind: { chairman: 'مدير الاجتماع', prayer: 'الصلاة', part: 'فقرة', helper: 'مساعد' },
  refusals: {
    'duty-twice': 'لا يمكن أن يكون الشخص مساعد نفسه. اختر شخصًا آخر لإحدى الفقرتين.',
    'duty-booked-elsewhere': 'تُحجز الخطابات العامة مع خطبائها، ولا تُعيَّن هنا.',
  },
  journal: {
    kind: { duties: 'تعيينات الفقرات' },
    entity: { duty: 'تعيين' },
    field: {
      kind: 'ما هو',
      qualification: 'المؤهّل',
      on_date: 'اليوم',
      starts_at: 'البداية',
      ends_at: 'النهاية',
      hall: 'الصفّ',
      person_id: 'الشخص',
    },
  },
};
