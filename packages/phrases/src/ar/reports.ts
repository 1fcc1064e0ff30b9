/** Field service reports and their totals. */
import type { Arabic } from '../arabic-forms.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Arabic<typeof english> = {
  section: 'التقارير',
  group: { pub: 'الناشرون', aux: 'الإضافيون', pio: 'العاديون', spc: 'الخصوصيون' },
  refusals: {
    'month-not-over': 'لم ينتهِ هذا الشهر بعد.',
    'month-too-old': 'هذا الشهر بعيد جدًّا. اطلب من السكرتير أن يُدخله.',
    'month-taken': 'يوجد تقرير لهذا الشهر من قبل.',
    'report-too-old': 'لا يمكن حذف التقرير إلّا خلال ثلاث سنوات.',
    'delegate-not-yours': 'يمكنك أن تحدّد فقط من يقدّم تقريرك أنت.',
    'delegate-oneself': 'كلّ واحد يقدّم تقريره بنفسه من دون أن تحدّده هنا.',
  },
  journal: {
    kind: { reports: 'التقارير' },
    entity: { report: 'تقرير خدمة الحقل', delegate: 'تقديم التقرير عن غيره', carried: 'مجموع منقول' },
    field: {
      person_id: 'الناشر',
      month: 'الشهر',
      active: 'اشترك في الخدمة',
      aux: 'فاتح إضافي',
      pioneer: 'فاتح عادي',
      special_pioneer: 'فاتح خصوصي',
      hours: 'الساعات',
      studies: 'دروس الكتاب المقدس',
      special_hours: 'ساعات إضافية',
      placements: 'المطبوعات',
      videos: 'الفيديوات',
      return_visits: 'الزيارات المكررة',
      comments: 'ملاحظات',
      late: 'متأخّر',
      entered_by: 'أدخله',
      delegate_id: 'يقدّم التقرير عنه',
      report_group: 'الفئة',
      count: 'التقارير',
    },
  },
};
