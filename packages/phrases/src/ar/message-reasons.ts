import type { Arabic } from '../arabic-forms.ts';
import type { messageReasons as english } from '../en/message-reasons.ts';

export const messageReasons: Arabic<typeof english> = {
  skipped: {
    'no-way': 'لا يمكن الوصول إليهم',
    'same-address': 'يشتركون في رقم مع آخر',
    country: 'الرقم من بلد آخر أو غير صالح',
    'number-cap': 'وصلتهم عشر رسائل نصّية اليوم',
  },
  heldBack: {
    'number-cap': 'وصلت هذا الرقم عشر رسائل نصّية اليوم.',
    'daily-cap': 'كانت جماعتك قد بلغت ما يحقّ لها إرساله في اليوم.',
    'balance-too-low': 'لم يكن رصيد جماعتك كافيًا.',
    'quiet-hours': 'تنتظر نهاية ساعات الهدوء عند المستلم.',
  },
};
