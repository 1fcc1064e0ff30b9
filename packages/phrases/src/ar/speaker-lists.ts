import type { Arabic } from '../arabic-forms.ts';
import type { speakerLists as english } from '../en/speaker-lists.ts';

export const speakerLists: Arabic<typeof english> = {
  list: {
    title: 'خطباء {name}',
    speaker: 'الخطيب',
    talks: 'الخطابات',
    reached: 'الهاتف والبريد',
    none: 'لا خطباء لإدراجهم.',
    subject: 'خطباء جماعة {congregation}',
    head: 'هؤلاء الإخوة من جماعة {congregation} يخطبون في جماعات أخرى.',
    headNamed: '{name}، هؤلاء الإخوة من جماعة {congregation} يخطبون في جماعات أخرى.',
    line: '{name} ({appointment})',
    answer: 'لترتيب موعد، راسل أو اتّصل:',
    preparing: 'جارٍ تجهيز الملفّ…',
    print: 'لائحة الخطباء (PDF)',
    printContacts: 'مع الهاتف والبريد (PDF)',
    propose: 'عرض أحد خطبائنا',
    invite: 'دعوة أحد خطبائهم',
    send: 'إرسال لائحة خطبائنا',
    sendTitle: 'إرسال خطبائنا إلى {name}',
    sendText:
      'يتسلّم {contact} أسماء خطبائنا مع خطاباتهم بالبريد الإلكتروني. ولا تُرسَل هواتفهم وعناوين بريدهم.',
    sendNow: 'إرسال إلى {contact}',
    message: 'الرسالة',
    messageText: 'تظهر فوق اللائحة.',
    sent: 'أُرسلت اللائحة إلى {contact}.',
  },
};
