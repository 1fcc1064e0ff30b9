import type { Arabic } from '../arabic-forms.ts';
import type { offices as english } from '../en/offices.ts';

export const offices: Arabic<typeof english> = {
  section: 'أسماء الأدوار الأصلية',
  name: {
    1: 'مدير',
    2: 'ناشر',
    3: 'شيخ',
    11: 'خادم مساعد',
    12: 'ناظر الخدمة',
    65: 'سكرتير الجماعة',
    66: 'منسّق هيئة الشيوخ',
    83: 'منسّق الخطابات العامة',
    84: 'ناظر اجتماع الخدمة والحياة المسيحية',
    99: 'خادم المقاطعات',
    271: 'ناظر الحجّاب',
  },
};
