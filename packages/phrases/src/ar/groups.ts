/** Field service groups and who is in them. */

import type { Arabic } from '../arabic-forms.ts';
import type { groups as english } from '../en/groups.ts';

export const groups: Arabic<typeof english> = {
  section: 'الفرق',
  title: 'الفرق',
  openHint: 'اختر فريقًا لتراه هنا.',
  menuText: 'فرق خدمة الحقل وأعضاؤها',
  add: 'إضافة فريق',
  empty: 'لا فرق بعد. أضف أوّل فريق ثم أعضاءه.',
  edit: 'تعديل الفريق {name}',
  delete: 'حذف الفريق {name}',
  deleteTitle: 'حذف الفريق',
  deleteText: 'هل تريد حقًّا حذف هذا الفريق؟ سيبقى أعضاؤه بلا فريق.',
  overseer: 'ناظر الفريق',
  assistant: 'المساعد',
  nobody: 'لا أحد',
  choose: 'اختيار شخص',
  name: 'الاسم',
  address: 'عنوان مكان الاجتماع',
  members_zero: 'بلا أعضاء',
  members_one: 'عضو واحد',
  members_two: 'عضوان',
  members_few: '{count} أعضاء',
  members_many: '{count} عضوًا',
  members_other: '{count} عضو',
  ledBy: 'ناظر الفريق: {name}',
  member: {
    title: 'الأعضاء',
    empty: 'لا أحد في هذا الفريق بعد. أضف أعضاءه.',
    add: 'إضافة أعضاء',
    chooseFirst: 'اختر أشخاصًا',
    addCount_zero: 'لا أحد للإضافة',
    addCount_one: 'إضافة شخص واحد',
    addCount_two: 'إضافة شخصين',
    addCount_few: 'إضافة {count} أشخاص',
    addCount_many: 'إضافة {count} شخصًا',
    addCount_other: 'إضافة {count} شخص',
    none: 'الجميع في فريق. لنقل أشخاص إلى فريق آخر، اخترهم في لائحة الأشخاص ثم اختر نقلهم.',
    search: 'ابحث عن أشخاص',
    remove: 'إزالة',
    removeOne: 'إزالة {name}',
    removeTitle: 'إزالة من الفريق',
    removeText: 'هل تريد حقًّا إزالة {name} من هذه اللائحة؟',
    gone: 'لم يعد هذا الفريق موجودًا.',
  },
  journal: {
    kind: {
      groups: 'الفرق',
    },
    entity: {
      group: 'فريق',
    },
    field: {
      address: 'العنوان',
      assistant_id: 'المساعد',
      name: 'الاسم',
      overseer_id: 'ناظر الفريق',
    },
  },
};
