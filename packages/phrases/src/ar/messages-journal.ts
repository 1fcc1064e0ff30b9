import type { Arabic } from '../arabic-forms.ts';
import type { messagesJournal as english } from '../en/messages-journal.ts';

export const messagesJournal: Arabic<typeof english> = {
  kind: {
    messages: 'الرسائل',
  },
  entity: {
    message: 'رسالة',
    'notification-preference': 'تفضيل الإشعارات',
    'quiet-hours': 'ساعات الهدوء',
    settings: 'الإعدادات',
  },
  field: {
    addresses: 'رسالة قبل إعادة العناوين',
    attendants: 'رسالة عن المهامّ في الاجتماعات',
    carts: 'رسالة عن العربات',
    duties: 'رسالة مساء اليوم السابق للتعيين',
    duties_week: 'رسالة قبل التعيين بأسبوع',
    emails: 'رسائل البريد الإلكتروني',
    from_time: 'من',
    group_id: 'الفريق',
    groups: 'رسالة عن فرق خدمة الحقل',
    kind: 'الموضوع',
    manual: 'الرسائل اليدوية',
    maps: 'رسالة عن الخرائط المتأخّرة',
    maps_assigned: 'رسالة عن الخرائط المعيَّنة',
    part: 'إعدادات',
    person_id: 'الشخص',
    reports: 'رسالة عن التقارير',
    sent_at: 'وقت الإرسال',
    sms: 'الرسائل النصّية',
    until_time: 'إلى',
    channel: 'الطريقة',
  },
  part: {
    automatic_messaging: 'الرسائل',
  },
};
