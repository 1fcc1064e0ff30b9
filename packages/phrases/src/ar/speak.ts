import type { Arabic } from '../arabic-forms.ts';
import type { speak as english } from '../en/speak.ts';

export const speak: Arabic<typeof english> = {
  section: 'طلبات إلى الخطباء',
  title: 'هل يمكنك أن تخطب في {congregation}، {name}؟',
  asks: 'يسألك {coordinator} الذي يرتّب الخطابات في {congregation}.',
  asked: 'تسألك جماعة {congregation}.',
  number: 'رقم {number}',
  until: 'لا حاجة إلى حساب. يعمل هذا الرابط حتى الاجتماع.',
  call: 'لتغيير شيء اتصل بمن سألك.',
  accept: 'أقبل',
  another: 'تاريخ آخر أو خطاب آخر',
  decline: 'أعتذر',
  back: 'رجوع',
  word: { declined: 'رسالة إلى من سألك (اختيارية)', another: 'أيّ تاريخ أو خطاب يناسبك؟' },
  send: { declined: 'إرسال: لا أستطيع المجيء', another: 'إرسال' },
  said: {
    accepted: 'شكرًا، {name}. لقد قبلت.',
    declined: 'شكرًا على الجواب، {name}. لقد اعتذرت.',
    another: 'شكرًا، {name}. ستسمع عن تاريخ آخر أو خطاب آخر.',
    entered: 'هذا مرتَّب من قبل، {name}.',
  },
  changed: 'كنت قد قبلت {when}. تغيّر الموعد، فنرجو أن تجيب من جديد.',
  cancelled: 'هذا الاجتماع لا يُعقد.',
  ended: 'بدأ الاجتماع، أو رُتّب شيء آخر. يخبرك من سألك بالمزيد.',
  offline: 'يحتاج هذا إلى اتصال. اتصل بالإنترنت وحاول مرّة أخرى.',
};
