/** What is printed of the meetings: the midweek schedule, and slips for students. */
import type { Arabic } from '../arabic-forms.ts';
import type { meetingPapers as english } from '../en/meeting-papers.ts';

export const meetingPapers: Arabic<typeof english> = {
  midweek: {
    title: 'برنامج اجتماع وسط الأسبوع',
    menu: 'برنامج وسط الأسبوع (S-140)',
    text: 'أسبوعًا بعد أسبوع مع الأوقات والفقرات والأسماء، للوحة الإعلانات.',
    size: 'الأسابيع في الصفحة',
    span: '{from} – {to}',
    minutes_zero: '(بلا وقت)',
    minutes_one: '(دقيقة واحدة)',
    minutes_two: '(دقيقتان)',
    minutes_few: '({count} دقائق)',
    minutes_many: '({count} دقيقة)',
    minutes_other: '({count} دقيقة)',
    main: 'الصفّ الرئيسي',
    class: 'الصفّ الإضافي {number}',
    counselor: 'الناصح، الصفّ الإضافي {number}',
    none: 'لا اجتماع وسط الأسبوع في هذه الأسابيع.',
  },
  slips: {
    title: 'تعيين في اجتماع وسط الأسبوع',
    menu: 'قسائم التعيين (S-89)',
    text: 'قسيمة لكلّ فقرة تلميذ معيَّنة لأحد.',
    size: 'القسائم في الصفحة',
    name: 'الاسم',
    helper: 'المساعد',
    date: 'التاريخ',
    when: '{day}، {time}',
    part: 'الفقرة',
    partOf: '{title} {minutes}',
    class: 'الصفّ',
    note: 'ملاحظة',
    none: 'لا أحد معيَّن لفقرة تلميذ في هذه الأسابيع.',
    person: 'قسائم من',
    everybody: 'الجميع',
  },
  size: { 'two-up': 'اثنان', 'four-up': 'أربعة' },
  weeks: { from: 'من', to: 'إلى' },
  share: 'مشاركة',
};
