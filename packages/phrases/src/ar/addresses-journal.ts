/** The words of the journal for what stands under addresses. */
import type { Arabic } from '../arabic-forms.ts';
import type { addressesJournal as english } from '../en/addresses-journal.ts';

export const addressesJournal: Arabic<typeof english> = {
  kind: {
    addresses: 'العناوين',
  },
  entity: {
    address: 'عنوان',
    preloaded: 'عنوان محمَّل مسبقًا',
    'do-not-call': 'عنوان لا يُزار',
  },
  field: {
    assigned_to: 'معيَّن لـ',
    attempt: 'مرّات عدم الوجود',
    block: 'القطاع',
    date: 'التاريخ',
    preloaded_id: 'العنوان المحمَّل مسبقًا',
    foreign_id: 'العنوان بلغة أجنبية',
    expired: 'منتهٍ',
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
