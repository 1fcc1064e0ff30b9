/** What somebody who is assigned is asked, in a message and on the page that its link opens. */
import type { Arabic } from '../arabic-forms.ts';
import type { answers as english } from '../en/answers.ts';

export const answers: Arabic<typeof english> = {
  section: 'الردّ على التعيينات',
  title: 'تعيينك يا {name}',
  text: 'هذا ما رُتِّب لك في جماعة {congregation}.',
  starts: '{from}، {minutes}',
  minutes_zero: 'بلا وقت محدَّد',
  minutes_one: 'دقيقة واحدة',
  minutes_two: 'دقيقتان',
  minutes_few: '{count} دقائق',
  minutes_many: '{count} دقيقة',
  minutes_other: '{count} دقيقة',
  with: 'مع {names}',
  helps: 'بصفة مساعد',
  cancelled: 'لن يُعقد هذا الاجتماع: {event}',
  until: 'لا حاجة إلى حساب ولا إلى كلمة المرور. يمكنك الردّ حتى يبدأ الاجتماع.',
  yes: 'نعم، سأحضر',
  seen: 'اطّلعتُ عليه',
  saidYes: 'شكرًا {name}. سُجِّل ردّك بنعم.',
  saidSeen: 'شكرًا {name}. سُجِّل اطّلاعك عليه.',
  endedTitle: 'انتهت مدّة هذا الرابط',
  ended: 'بدأ الاجتماع أو تغيّر التعيين. اسأل من أرسل إليك الرابط.',
  offline: 'تعذّر إرسال ردّك. اتّصل بالإنترنت وحاول من جديد.',
  retry: 'حاول من جديد',
  prayer: { opening: 'صلاة الافتتاح', closing: 'صلاة الختام' },
  send: {
    button: 'إرسال التعيين',
    text: 'في كلّ نصّ رابط خاصّ به للردّ.',
    share: 'مشاركة',
    copy: 'نسخ',
    copied: 'نُسخ',
  },
  message: {
    subject: 'تعيينك يوم {day}',
    head: '{name}، لك تعيين في اجتماع جماعة {congregation}:',
    when: '{day}، {time}',
    ask: 'نرجو أن تخبرنا هنا هل تستطيع القيام به: {link}',
  },
  said: { seen: 'اطّلع عليه', yes: 'ردّ بنعم' },
  refusals: {
    'duty-empty': 'لا أحد معيَّن هنا بعد. اختر شخصًا أوّلًا.',
    'answer-link-ended': 'انتهت مدّة هذا الرابط: بدأ الاجتماع أو تغيّر التعيين.',
    'duty-not-yours': 'هذا التعيين لشخص آخر الآن.',
    'duty-begun': 'لقد بدأ هذا.',
  },
};
