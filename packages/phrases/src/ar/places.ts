import type { Arabic } from '../arabic-forms.ts';
import type { places as english } from '../en/places.ts';

export const places: Arabic<typeof english> = {
  street: {
    add: 'إضافة شارع',
    name: 'الشارع',
    suburb: 'الضاحية',
    none: 'بلا ضاحية',
    edit: 'تعديل {name}',
    delete: 'حذف {name}',
    deleteTitle: 'حذف الشارع',
    deleteText: 'هل تريد حقًّا حذف هذا الشارع؟',
  },
  suburb: {
    add: 'إضافة ضاحية',
    name: 'الضاحية',
    code: 'الرمز البريدي',
    region: 'المنطقة',
    none: 'بلا منطقة',
    edit: 'تعديل {name}',
    delete: 'حذف {name}',
    deleteTitle: 'حذف الضاحية',
    deleteText: 'هل تريد حقًّا حذف هذه الضاحية؟',
  },
};
