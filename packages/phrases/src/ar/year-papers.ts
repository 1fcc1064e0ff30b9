/** A service year of the congregation on paper. */
import type { Arabic } from '../arabic-forms.ts';
import type { yearPapers as english } from '../en/year-papers.ts';

export const yearPapers: Arabic<typeof english> = {
  analysis: {
    menu: 'سنة الجماعة (S-10)',
    text: 'أرقام الناشرين والحضور والمقاطعة في سنة الخدمة.',
    title: 'سنة الخدمة {before}/{year}',
    upTo: 'حتى {month}',
    publishers: 'الناشرون',
    active: 'الناشرون النشاطى',
    becameInactive: 'صاروا غير نشاطى خلال السنة',
    reactivated: 'عادوا نشاطى خلال السنة',
    baptised: 'اعتمدوا خلال السنة',
    averages: 'معدّل الذين اشتركوا في الشهر',
    today: 'الذين يخدمون اليوم',
    elder: 'الشيوخ',
    servant: 'الخدّام المساعدون',
    pioneer: 'الفاتحون العاديون',
    special: 'الفاتحون الخصوصيون',
    inactive: 'غير النشاطى',
    attendance: 'معدّل الحضور',
    midweek: 'اجتماع وسط الأسبوع',
    weekend: 'اجتماع نهاية الأسبوع',
    territory: 'المقاطعة',
    maps: 'الخرائط',
    worked: 'أُكملت خلال السنة',
    notWorked: 'لم تُكمَل خلال السنة',
  },
  attendancePaper: {
    menu: 'حضور الاجتماعات (S-88)',
    text: 'سنة الخدمة والتي قبلها، شهرًا بعد شهر.',
    title: 'حضور الاجتماعات',
    year: 'سنة الخدمة {year}',
    meetings: 'الاجتماعات',
    total: 'المجموع',
    average: 'المعدّل',
    averageOfYear: 'معدّل السنة',
  },
};
