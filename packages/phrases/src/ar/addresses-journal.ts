import type { Arabic } from '../arabic-forms.ts';
import type { addressesJournal as english } from '../en/addresses-journal.ts';

export const addressesJournal: Arabic<typeof english> = {
  kind: {
    addresses: 'العناوين',
  },
  entity: {
    address: 'عنوان',
    preloaded: 'عنوان معروف مسبقًا',
    'do-not-call': 'طلب عدم زيارة',
  },
  field: {
    assigned_to: 'معيَّن لـ',
    attempt: 'المحاولات',
    block: 'القطاع',
    date: 'التاريخ',
    preloaded_id: 'العنوان المعروف مسبقًا',
    foreign_id: 'العنوان الأجنبي اللغة',
    expired: 'انتهت مدّته',
    house: 'البيت',
    lang: 'اللغة',
    lat: 'خطّ العرض',
    lent_by: 'عيَّنه',
    lng: 'خطّ الطول',
    map_id: 'الخريطة',
    name: 'الاسم',
    note: 'ملاحظة',
    number: 'الرقم',
    street_id: 'الشارع',
    suffix: 'لاحقة رقم البيت',
    unit: 'الوحدة',
  },
};
