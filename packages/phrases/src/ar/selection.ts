/** What is done to many rows of a list at once. */

import type { Arabic } from '../arabic-forms.ts';
import type { selection as english } from '../en/selection.ts';

export const selection: Arabic<typeof english> = {
  section: 'تحديد عدّة أسطر',
  start: 'تحديد',
  bar: 'المحدَّد',
  count: 'المحدَّد: {count}',
  leave: 'إنهاء التحديد',
  all: 'تحديد الكلّ: {count}',
  mayLeave: 'يمكنك المتابعة في هذه الأثناء.',
  refused: 'المرفوض: {count}.',
  unsent: 'لم يُرسَل: {count}.',
  maps: {
    one: 'الخريطة {number}، {place}',
    assign: 'تعيين: {count}',
    assignTitle: 'تعيين الخرائط {numbers}',
    open: 'مفتوحة للجميع وغير معيَّنة لأحد: {numbers}',
    whom: 'اختر لمن تُعيَّن الخرائط.',
    assigning: 'جارٍ التعيين: {done} من {total}',
    assigned: 'الخرائط المعيَّنة: {count}.',
    assignedTo: 'الخرائط المعيَّنة الآن، وهي مع {name}: {count}.',
    noneAssigned: 'لم تُعيَّن أيّ خريطة.',
    preparing: 'جارٍ تجهيز الخرائط: {done} من {total}',
    undone: 'لم تعد معيَّنة: {count}.',
    stays: 'ما زالت معيَّنة: {count}.',
    recall: 'استرداد: {count}',
    recallTitle: 'استرداد الخرائط {numbers}',
    recallText: 'استرداد هذه الخرائط يمحو عناوينها المتاحة ويُنهي تعييناتها. هل تريد المتابعة؟',
    recalling: 'جارٍ الاسترداد: {done} من {total}',
    recalled: 'الخرائط المسترَدّة: {count}.',
    noneRecalled: 'لم تُسترَدّ أيّ خريطة.',
    neither: 'الخرائط المقفلة لا تُعيَّن ولا تُسترَدّ.',
  },
  people: {
    move: 'نقل إلى فريق: {count}',
    group: 'الفريق',
    whereTo: 'اختر فريقًا.',
    button: 'نقل إلى {name}',
    none: 'لا فرق بعد.',
    moving: 'جارٍ النقل: {done} من {total}',
    moved: 'المنقولون إلى {name}: {count}.',
    noneMoved: 'لم يُنقل أحد.',
    undone: 'أُعيدوا إلى ما كانوا عليه: {count}.',
    stays: 'بقوا مكانهم: {count}.',
  },
};
