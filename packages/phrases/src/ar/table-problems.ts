/** Why a file of another program is not read; each sentence names the limit. */
import type { Arabic } from '../arabic-forms.ts';
import type { tableProblems as english } from '../en/table-problems.ts';

export const tableProblems: Arabic<typeof english> = {
  'import-unreadable':
    'تعذّرت قراءة هذا الملفّ. اختر ملفًّا من الأنواع التي يقبلها هذا الاستيراد، واحفظ النصّ بترميز UTF-8 أو UTF-16.',
  'import-too-long': 'في هذا الملفّ أكثر من 60,000 سطر. قسّمه إلى عدّة ملفّات.',
  'import-too-wide': 'في هذا الملفّ، أو في أحد أسطره، أكثر من 300 عمود. احذف ما لا يلزم منها.',
  'import-too-many-cells': 'في هذا الملفّ أكثر من 1,000,000 خليّة. قسّمه إلى عدّة ملفّات.',
  'import-cell-too-long':
    'في إحدى خلايا هذا الملفّ أكثر من 100,000 حرف، أو في أحد الحدود أكثر من 1,000,000. اختصرها.',
  'import-too-deep': 'في هذا الملفّ لوائح داخل لوائح بعمق أكثر من 40. اختر الملفّ كما حفظه التطبيق الآخر.',
  'import-too-much-text':
    'حجم هذا الملفّ بعد فكّ ضغطه أكثر من 64 ميغابايت أو أكثر من 40 مليون حرف. قسّمه إلى عدّة ملفّات.',
  'import-too-demanding':
    'قراءة هذا الملفّ تستغرق أكثر من 20 ثانية أو ذاكرة أكثر من اللازم. قسّمه إلى عدّة ملفّات.',
  'columns-unmatched': 'الأعمدة المطابَقة لا تكفي لقراءة الملفّ. حدّد أين رقم الخريطة وعمّ يتكلّم كلّ سطر.',
};
