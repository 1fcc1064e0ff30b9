import type { Arabic } from '../arabic-forms.ts';
import type { carriedTotals as english } from '../en/carried-totals.ts';

export const carriedTotals: Arabic<typeof english> = {
  notCounted: 'لا تُحسب: للشهر تقارير محفوظة.',
  title: 'من قبل Sheaf',
  text: 'أرقام أشهر لا تقارير لها في Sheaf. تُحسب في المجاميع.',
  add: 'أضِف أرقامًا سابقة',
  edit: 'أرقام {group}، {month}',
  month: 'الشهر',
  year: 'السنة',
  group: 'الفئة',
  count: 'عدد التقارير',
  none: 'لا أرقام من هذا النوع لهذه السنة.',
  saved: 'حُفظت أرقام {month}.',
  remove: 'حذف أرقام {group}، {month}',
  removed: 'حُذفت الأرقام.',
  back: 'أُعيدت الأرقام.',
  line_zero: 'بلا تقارير',
  line_one: 'تقرير واحد',
  line_two: 'تقريران',
  line_few: '{count} تقارير',
  line_many: '{count} تقريرًا',
  line_other: '{count} تقرير',
  change: 'تغيير أرقام {group}، {month}',
};
