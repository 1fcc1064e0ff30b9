/** The words of the journal for what stands under people. */
import type { Arabic } from '../arabic-forms.ts';
import type { peopleJournal as english } from '../en/people-journal.ts';

export const peopleJournal: Arabic<typeof english> = {
  kind: {
    people: 'الأشخاص',
    away: 'أيام الغياب',
  },
  entity: {
    person: 'شخص',
    family: 'عائلة',
    'family-member': 'فرد من عائلة',
    away: 'أيام غياب',
  },
  field: {
    active: 'نشيط',
    address: 'العنوان',
    appointment: 'التعيين في الجماعة',
    aux: 'فاتح إضافي',
    cart: 'موافَق عليه للعربات',
    cart_partners: 'رفقاء العربة',
    comment: 'ملاحظة',
    consent_at: 'قبول سياسة الخصوصية',
    dob: 'تاريخ الولادة',
    doi: 'تاريخ المعمودية',
    email: 'البريد الإلكتروني',
    emergency: 'الاتصال عند الطوارئ',
    ends_on: 'اليوم الأخير',
    family_id: 'العائلة',
    first_name: 'الاسم الأوّل',
    gender: 'الجنس',
    group_id: 'الفريق',
    hope: 'الرجاء',
    lang: 'اللغة',
    last_name: 'اسم العائلة',
    name: 'الاسم',
    person_id: 'الشخص',
    phone: 'الهاتف',
    pioneer: 'فاتح عادي',
    present: 'يحضر الاجتماعات مع ذلك',
    public_talk_outlines: 'خطابات عامة مُعدّة',
    qualified_parts: 'المؤهّلات',
    special_pioneer: 'فاتح خصوصي',
    starts_on: 'اليوم الأوّل',
    subscribed: 'تصله أخبار التطبيق',
    tie: 'الصلة بالعائلة',
  },
};
