/** The midweek and weekend meetings. */
import type { Arabic } from '../arabic-forms.ts';
import type { meetings as english } from '../en/meetings.ts';

export const meetings: Arabic<typeof english> = {
  section: 'الاجتماعات',
  type: { clam: 'اجتماع وسط الأسبوع', public: 'اجتماع نهاية الأسبوع' },
  sections: {
    prelude: 'الافتتاح',
    treasures: 'كنوز من كلمة الله',
    ministry: 'مهارات الخدمة',
    living: 'كلمة الله في حياتك',
    talk: 'الخطاب العام',
    watchtower: 'برج المراقبة',
  },
  helper: { none: 'بلا مساعد', householder: 'صاحب بيت', reader: 'قارئ', student: 'تلميذ' },
  parts: {
    prelude: { song: 'ترنيمة وصلاة', comments: 'كلمة افتتاحية' },
    treasures: { first: 'خطاب', second: 'التنقيب عن الجواهر', reading: 'قراءة الكتاب المقدس' },
    ministry: { first: 'بدء محادثة', second: 'متابعة الاهتمام', third: 'خطاب' },
    living: {
      'mid-song': 'ترنيمة',
      first: 'حاجات الجماعة',
      study: 'درس الكتاب المقدس الجَماعي',
      review: 'كلمة ختامية',
      'last-song': 'ترنيمة وصلاة',
    },
    talk: { song: 'ترنيمة وصلاة', talk: 'الخطاب العام' },
    watchtower: { 'mid-song': 'ترنيمة', study: 'درس برج المراقبة', 'last-song': 'ترنيمة وصلاة' },
  },
  refusals: {
    'no-more-halls': 'وصل هذا الاجتماع إلى أكبر عدد ممكن من الصفوف.',
    'hall-in-use': 'في هذا الصفّ شخص معيَّن لفقرة. أزِل التعيينات منه أوّلًا.',
    'no-such-hall': 'هذا الصفّ غير موجود في هذا الاجتماع. أضِفه أوّلًا.',
    'too-many-parts': 'هذا القسم ممتلئ. احذف فقرة أوّلًا.',
  },
  journal: {
    kind: { meetings: 'الاجتماعات' },
    entity: { meeting: 'اجتماع', part: 'فقرة من اجتماع' },
    field: {
      type: 'الاجتماع',
      held_on: 'اليوم',
      starts_at: 'البداية',
      ends_at: 'النهاية',
      halls: 'الصفوف',
      section: 'القسم',
      order: 'الترتيب',
      title: 'العنوان',
      minutes: 'الدقائق',
      refs: 'المراجع',
      qualification: 'المؤهّل',
      helper_type: 'المساعد',
      helper_qualification: 'مؤهّل المساعد',
    },
  },
};
