import type { Arabic } from '../arabic-forms.ts';
import type { typedAddress as english } from '../en/typed-address.ts';

export const typedAddress: Arabic<typeof english> = {
  'house-not-numeric': 'أدخل رقم بيت.',
  'house-unreadable':
    'استعمل الأرقام، ولعدّة بيوت \u206610,12\u2069 أو \u206610-13\u2069 أو \u206610+14\u2069.',
  'one-house': 'أدخل رقم بيت واحد. للبيوت من 10 إلى 12 أدخل هنا 10 واجعل 12 لاحقة.',
  'numbers-apart': 'اكتب رقمين هكذا: \u206610, 12\u2069، واكتب مجموعة أرقام متتالية هكذا: \u206610-12\u2069.',
  'house-reversed': 'يجب أن يكون الرقم الأوّل هو الأصغر.',
  'too-many-houses': 'الإدخال الواحد يصنع 500 عنوان على الأكثر.',
  'suffix-unreadable': 'أدخل حرفًا أو أحرفًا مثل أ، أو آخر رقم من مجموعة أرقام.',
  'unit-unreadable': 'استعمل وحدات مثل 3 أو \u20661,4\u2069 أو \u206610-15\u2069.',
  'unit-too-long': 'الوحدة 25 حرفًا على الأكثر.',
};
