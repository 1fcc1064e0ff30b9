import type { Arabic } from '../arabic-forms.ts';
import type { bodyProblems as english, bodyFieldProblems as englishFields } from '../en/body-problems.ts';

export const bodyProblems: Arabic<typeof english> = {
  'too-large': 'هذا أكثر ممّا يمكن إرساله دفعة واحدة.',
  'body-encoded': 'يجب ألّا تكون الطلبات مضغوطة.',
};

export const bodyFieldProblems: Arabic<typeof englishFields> = {
  'not-by-oneself': 'هذا يغيّره من يحفظ السجلّات، لا أنت في ملفّك الشخصي.',
  'not-text': 'فيه أحرف لا يمكن حفظها.',
  'not-json': 'تعذّرت قراءة هذا.',
  'too-deep': 'مستوياته المتداخلة كثيرة جدًّا.',
  'too-many-values': 'عدد القيم هنا أكثر من {limit}.',
  'more-mistakes': 'حقول أخرى فيها أخطاء: {limit}.',
  'upload-broken': 'لم يصل الملفّ كاملًا. اختره وأرسله مجددًا.',
};
