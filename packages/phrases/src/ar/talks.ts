/** Public talks at home. */
import type { Arabic } from '../arabic-forms.ts';
import type { talks as english } from '../en/talks.ts';

export const talks: Arabic<typeof english> = {
  section: 'الخطابات العامة',
  title: 'الخطابات العامة',
  menuText: 'من يخطب في أيّ نهاية أسبوع',
  confirmed: { 0: 'بانتظار الجواب', 1: 'مؤكَّد', 2: 'اعتذر' },
  answer: { accepted: 'قبِل', declined: 'اعتذر', another: 'تاريخ آخر' },
  mail: {
    when: '{day}، {time}',
    request: {
      subject: 'هل يمكنك أن تخطب في {congregation} يوم {day}؟',
      head: '{name}، هل يمكنك أن تلقي خطابًا عامًّا في {congregation}؟',
      press: 'اقبل أو اعتذر أو اطلب تاريخًا آخر',
      until: 'لا حاجة إلى حساب. يعمل الرابط حتى الاجتماع.',
      ask: 'الرجاء الإجابة هنا: {link}',
    },
    outline: {
      subject: 'خطاب آخر يوم {day}',
      head: '{name}، تغيّر خطابك في {congregation}. التاريخ يبقى كما هو:',
    },
    answered: {
      accepted: 'سيأتي {name} يوم {day}',
      declined: 'لا يستطيع {name} أن يأتي يوم {day}',
      another: 'يطلب {name} تاريخًا غير {day}',
      word: 'يكتب: {word}',
      press: 'افتح الخطابات العامة',
    },
  },
  notification: {
    'talk-accepted': 'سيأتي {name} ليخطب في {date}.',
    'talk-declined': 'لا يستطيع {name} أن يخطب في {date}. احجز خطيبًا آخر.',
    'talk-another': 'يطلب {name} تاريخًا غير {date}.',
  },
  refusals: {
    'talk-taken': 'لنهاية الأسبوع هذه خطيب. اختر تاريخًا آخر.',
    'talk-meeting-past': 'مضت نهاية الأسبوع هذه. اختر واحدة قادمة.',
    'talk-meeting-cancelled': 'لا اجتماع في نهاية الأسبوع تلك. اختر تاريخًا آخر.',
    'talk-event-speaker': 'حدث في ذلك الأسبوع يأتي بخطيبه. اختر تاريخًا آخر.',
    'no-talk-part': 'ليس في برنامج هذا الاجتماع خطاب عام. أضف الجزء إلى الاجتماع أولًا.',
    'no-talk-coordinator':
      'ليس من يجيبه الخطباء. اختر في إعدادات الاجتماعات منسّقًا للخطابات العامة له بريد إلكتروني.',
    'speaker-without-address': 'ليس لهذا الخطيب بريد إلكتروني. احجز من دون سؤاله، أو شارك الطلب.',
    'talk-begun': 'بدأ هذا الاجتماع.',
    'talk-not-awaiting': 'أجاب هذا الخطيب.',
    'talk-asked-today': 'سُئل هذا الخطيب اليوم. حاول غدًا.',
    'talk-request-ended': 'انتهى هذا الرابط: بدأ الاجتماع، أو حُجز خطيب آخر.',
    'talk-answered': 'أُجيب عن هذا من قبل. اتصل بمن سألك لتغيّر الجواب.',
  },
  journal: {
    kind: { talks: 'الخطابات العامة' },
    entity: { talk: 'خطاب عام', title: 'عنوان خطاب', given: 'خطاب سابق' },
    field: {
      number: 'الرقم',
      meeting_id: 'الاجتماع',
      person_id: 'الخطيب',
      speaker_name: 'خطيب زائر',
      speaker_congregation: 'الجماعة',
      confirmed: 'الحالة',
      answer: 'الجواب',
      answer_word: 'ما كتبه',
      answered_at: 'وقت الجواب',
      duty_id: 'التعيين',
      speaker_id: 'الخطيب في الدليل',
      host_id: 'الجماعة في الدليل',
      speaker_email: 'البريد الإلكتروني',
      speaker_phone: 'الهاتف',
      speaker_lang: 'لغة الخطيب',
      lang: 'اللغة',
      title: 'العنوان',
      given_on: 'أُلقي في',
    },
  },
};
