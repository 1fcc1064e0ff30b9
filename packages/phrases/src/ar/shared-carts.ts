import type { Arabic } from '../arabic-forms.ts';
import type { sharedCarts as english } from '../en/shared-carts.ts';

export const sharedCarts: Arabic<typeof english> = {
  title: 'الشهادة العلنية المشتركة',
  menu: 'المشاركة مع جماعات: {name}',
  of: 'مشتركة مع: {name}',
  text: 'يمكن للناشرين الموافَق عليهم في هذه الجماعات حجز هذه العربة. يرون من ناشري جماعتكم الاسم الأوّل وحرفًا فقط، وأنتم كذلك منهم.',
  none: 'لا جماعات في شراكة معكم بعد. اطلب الشراكة من جماعة في الدليل؛ وما إن تؤكّدها حتى يمكن مشاركة العربة معها.',
  directory: 'فتح الدليل',
  share: 'المشاركة مع {name}',
  line: 'مشتركة مع {names}',
  host: 'عربة {congregation}',
  guest: 'ضيف',
  guestsOf: 'من جماعة {congregation}',
  hours: 'الساعات في الأسبوع لجماعة {name}',
  hoursText: 'لا يُحجز أكثر من ذلك. ما حُجز من قبل يبقى.',
  hoursSaved: 'حُفظت الساعات.',
  hoursTaken: 'الساعات المحجوزة هذا الأسبوع: {taken} من {limit}',
  ending: 'إيقافها يلغي ما حجزوه للأيام القادمة.',
};
