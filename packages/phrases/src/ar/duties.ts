/** Who does what, whichever schedule it stands in. */
import type { Arabic } from '../arabic-forms.ts';
import type { duties as english } from '../en/duties.ts';

export const duties: Arabic<typeof english> = {
  section: 'التعيينات',
  away: 'غائب',
  hasPart: 'لديه فقرة هذا الأسبوع',
  kind: { chairman: 'مدير الاجتماع', prayer: 'الصلاة', part: 'فقرة', helper: 'مساعد' },
  place: {
    'prelude-chairman': 'عريف الاجتماع',
    'talk-chairman': 'عريف الاجتماع',
    'prelude-prayer': 'صلاة الافتتاح',
    'living-prayer': 'صلاة الختام',
  },
  helperOf: 'مساعد، {part}',
  feedWith: '{meeting}، مع {name}',
  mine: {
    coming: 'التعيينات القادمة',
    more_zero: 'عرض المزيد',
    more_one: 'عرض تعيين آخر',
    more_two: 'عرض تعيينين آخرين',
    more_few: 'عرض {count} تعيينات أخرى',
    more_many: 'عرض {count} تعيينًا آخر',
    more_other: 'عرض {count} تعيين آخر',
    whole: '{section}، الفقرة {number}',
    when: '{day}، {time}',
    with: 'مع {name}',
    chairman: 'عريف الاجتماع: {name}',
    calendar: 'التقويم',
    calendarOf: 'إضافة إلى التقويم: {title}، {day}',
    next: 'التعيين التالي: {title}',
    days_zero: 'اليوم',
    days_one: 'بعد يوم واحد',
    days_two: 'بعد يومين',
    days_few: 'بعد {count} أيام',
    days_many: 'بعد {count} يومًا',
    days_other: 'بعد {count} يوم',
    today: 'اليوم',
    part: 'الفقرة {number}',
  },
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
