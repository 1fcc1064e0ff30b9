import type { Arabic } from '../arabic-forms.ts';
import type { phoneStorage as english } from '../en/phone-storage.ts';

export const phoneStorage: Arabic<typeof english> = {
  subject: 'افتح Sheaf على iPhone قبل انتهاء {date}',
  text: 'مرحبًا {first_name}، فُتح Sheaf على iPhone آخر مرّة يوم {date}. قد يحذف Safari ما تخزّنه صفحة هناك بعد سبعة أيام بلا زيارة، وكذلك ما أُدخل بلا اتصال ولم يُرسَل بعد.',
  duty: 'تعيينك التالي يوم {date}.',
  open: 'افتح Sheaf قبل انتهاء {date}',
  install:
    'إذا أضفت Sheaf إلى الشاشة الرئيسية (زرّ المشاركة في Safari ثم «إضافة إلى الشاشة الرئيسية») فلا يُحذف شيء.',
  stop: 'لا رسائل أخرى عن تخزين iPhone',
};
