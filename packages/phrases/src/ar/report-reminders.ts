/** Reminders of reports that are missing. */
import type { Arabic } from '../arabic-forms.ts';
import type { reportReminders as english } from '../en/report-reminders.ts';

export const reportReminders: Arabic<typeof english> = {
  title: 'تذكير بتقرير {month}',
  one: 'يُبلَّغ {name} أنّ تقرير {month} لم يصل.',
  all_zero: 'لا أحد يُبلَّغ عن {month}.',
  all_one: 'يُبلَّغ شخص واحد أنّ تقرير {month} لم يصل.',
  all_two: 'يُبلَّغ شخصان أنّ تقرير {month} لم يصل.',
  all_few: 'يُبلَّغ {count} أشخاص أنّ تقرير {month} لم يصل.',
  all_many: 'يُبلَّغ {count} شخصًا أنّ تقرير {month} لم يصل.',
  all_other: 'يُبلَّغ {count} شخص أنّ تقرير {month} لم يصل.',
  already_zero: 'لم يُذكَّر أحد اليوم.',
  already_one: 'ذُكِّر واحد اليوم فلا يُرسل إليه من جديد.',
  already_two: 'ذُكِّر اثنان اليوم فلا يُرسل إليهما من جديد.',
  already_few: 'ذُكِّر {count} اليوم فلا يُرسل إليهم من جديد.',
  already_many: 'ذُكِّر {count} اليوم فلا يُرسل إليهم من جديد.',
  already_other: 'ذُكِّر {count} اليوم فلا يُرسل إليهم من جديد.',
  send_zero: 'لا تذكير',
  send_one: 'أرسل تذكيرًا واحدًا',
  send_two: 'أرسل تذكيرين',
  send_few: 'أرسل {count} تذكيرات',
  send_many: 'أرسل {count} تذكيرًا',
  send_other: 'أرسل {count} تذكير',
  sent_zero: 'لم يُرسل تذكير.',
  sent_one: 'تذكير واحد في الطريق.',
  sent_two: 'تذكيران في الطريق.',
  sent_few: '{count} تذكيرات في الطريق.',
  sent_many: '{count} تذكيرًا في الطريق.',
  sent_other: '{count} تذكير في الطريق.',
  noWay: 'بلا هاتف ولا بريد إلكتروني',
};
