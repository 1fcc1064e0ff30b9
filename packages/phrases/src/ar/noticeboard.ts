import type { Arabic } from '../arabic-forms.ts';
import type { noticeboard as english } from '../en/noticeboard.ts';

export const noticeboard: Arabic<typeof english> = {
  section: 'لوحة الإعلانات',
  title: 'لوحة الإعلانات',
  menuText: 'رسائل ولوائح وصور للقراءة',
  empty: 'لا شيء على اللوحة بعد.',
  emptyKeeper: 'لا شيء على اللوحة بعد. أضف مستند Word أو ملفّ PDF أو صورة.',
  line: '{kind}، {size}، {date}',
  kind: { picture: 'صورة', pdf: 'PDF', docx: 'مستند Word' },
  putUp: 'إضافة ملفّات',
  accepted: 'مستندات Word وملفّات PDF وصور، حتى 20 ميغابايت لكلّ منها.',
  uploading: 'جارٍ إرسال {name}: {percent}%',
  checking: 'جارٍ التحقّق من {name}…',
  left_zero: 'لا ملفّات أخرى تنتظر.',
  left_one: 'ملفّ واحد آخر ينتظر.',
  left_two: 'ملفّان آخران ينتظران.',
  left_few: '{count} ملفّات أخرى تنتظر.',
  left_many: '{count} ملفًّا آخر ينتظر.',
  left_other: '{count} ملفّ آخر ينتظر.',
  tooLarge: '{name} أكبر من 20 ميغابايت.',
  failed: 'لم يُضَف {name}.',
  skip: 'تخطّيه',
  delete: 'إزالة {name}',
  deleteTitle: 'إزالة ملفّ',
  deleteText: 'هل تريد حقًّا حذف هذا الملفّ؟',
  open: 'فتح',
  save: 'حفظ على هذا الجهاز',
  wordText: 'مستندات Word تُقرأ في تطبيق لها: احفظ المستند ثم افتحه هناك.',
  enlarge: 'عرض بملء الشاشة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  gone: 'أُزيل هذا الملفّ من اللوحة.',
  refusals: {
    'noticeboard-full': 'لوحة الإعلانات ممتلئة. أزِل ما لم يعد أحد يحتاج إليه.',
  },
  journal: {
    kind: {
      noticeboard: 'لوحة الإعلانات',
    },
    entity: {
      notice: 'إعلان',
    },
    field: {
      filename: 'الملفّ',
    },
  },
};
