/** The directory of congregations and of those who speak in them. */
import type { Arabic } from '../arabic-forms.ts';
import type { speakers as english } from '../en/speakers.ts';

export const speakers: Arabic<typeof english> = {
  section: 'الخطباء',
  day: {
    0: 'الأحد',
    1: 'الاثنين',
    2: 'الثلاثاء',
    3: 'الأربعاء',
    4: 'الخميس',
    5: 'الجمعة',
    6: 'السبت',
  },
  appointment: { elder: 'شيخ', servant: 'خادم مساعد' },
  share: {
    none: 'لا أحد',
    partners: 'الجماعات الشريكة فقط',
    country: 'الأسماء والخطابات لبلدنا، وكل شيء للجماعات الشريكة',
  },
  journal: {
    kind: { speakers: 'الخطباء' },
    entity: { congregation: 'جماعة في الدليل', speaker: 'خطيب', settings: 'الإعدادات' },
    field: {
      address: 'العنوان',
      appointment: 'التعيين',
      circuit: 'الدائرة',
      contact_email: 'بريد جهة الاتصال',
      contact_name: 'جهة الاتصال',
      contact_phone: 'هاتف جهة الاتصال',
      country_id: 'البلد',
      email: 'البريد الإلكتروني',
      full_name: 'الاسم',
      host_id: 'الجماعة',
      lang: 'اللغة',
      name: 'الاسم',
      outlines: 'الخطابات',
      part: 'إعدادات',
      phone: 'الهاتف',
      postcode: 'الرمز البريدي',
      public_day: 'يوم اجتماع نهاية الأسبوع',
      public_start_time: 'وقت اجتماع نهاية الأسبوع',
      region_id: 'المنطقة',
      share_speakers: 'من يرى خطباءنا',
      suburb: 'الضاحية',
      timezone_id: 'المنطقة الزمنية',
    },
  },
  refusals: {
    'congregation-shows-itself': 'هذه الجماعة تستخدم Sheaf وتعتني بسجلّها بنفسها.',
    'speaker-shows-themself': 'هذه الجماعة تستخدم Sheaf وتعتني بخطابات خطبائها بنفسها.',
    'settings-not-yours': 'اطلب ذلك ممّن يمكنه تغيير إعدادات الجماعة.',
    'talk-ahead': 'هناك خطاب مخطّط له، لذلك يبقى هذا السجلّ. ألغِ الخطاب أو انقله أوّلًا.',
    'not-a-partner-congregation': 'لا تكون شريكةً إلّا جماعة أخرى تستخدم Sheaf.',
  },
};
