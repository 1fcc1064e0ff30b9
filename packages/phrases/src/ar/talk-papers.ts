import type { Arabic } from '../arabic-forms.ts';
import type { talkPapers as english } from '../en/talk-papers.ts';

export const talkPapers: Arabic<typeof english> = {
  paper: {
    title: 'برنامج الخطابات العامة',
    span: '{from} – {to}',
    date: 'التاريخ',
    talk: 'الخطاب',
    speaker: 'الخطيب',
    chairman: 'مدير الاجتماع',
    prayer: 'الصلاة',
    conductor: 'مدير درس برج المراقبة',
    reader: 'قارئ برج المراقبة',
    none: 'لا اجتماع نهاية أسبوع في هذه الأيام.',
  },
  papers: {
    menu: 'برنامج الخطابات العامة',
    text: 'نهايات الأسابيع القادمة مع الخطاب والخطيب ومدير الاجتماع والصلاة ومدير الدرس والقارئ، للوحة الإعلانات.',
    historyMenu: 'تاريخ الخطابات العامة',
    historyText: 'كلّ خطاب مع الأيام التي أُلقي فيها هنا ومن ألقاه.',
    csv: 'إنشاء جدول (CSV)',
  },
};
