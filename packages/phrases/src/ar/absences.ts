/** Days away: in the section of people. */
import type { Arabic } from '../arabic-forms.ts';
import type { absences as english } from '../en/absences.ts';

export const absences: Arabic<typeof english> = {
  title: 'أيام الغياب',
  menuText: 'الأيام التي تغيب فيها',
  none: 'لا أيام غياب بعد. أضف أيامك لئلّا تُعيَّن فيها.',
  add: 'إضافة أيام',
  formTitle: 'أيام الغياب',
  edit: 'تغيير {span} لـ{name}',
  who: 'من',
  start: 'أوّل يوم غياب',
  end: 'آخر يوم غياب',
  comment: 'تعليق',
  days_zero: 'بلا أيام',
  days_one: 'يوم واحد',
  days_two: 'يومان',
  days_few: '{count} أيام',
  days_many: '{count} يومًا',
  days_other: '{count} يوم',
  span: 'من {start} إلى {end}',
  now: 'غائب الآن',
  past: 'مضى',
  delete: 'حذف {span} لـ{name}',
  deleteTitle: 'حذف أيام الغياب',
  deleteText: 'ستُحذف أيام الغياب هذه.',
  deleteButton: 'حذف',
};
