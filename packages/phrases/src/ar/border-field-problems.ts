import type { Arabic } from '../arabic-forms.ts';
import type { borderFieldProblems as english } from '../en/border-field-problems.ts';

export const borderFieldProblems: Arabic<typeof english> = {
  'border-empty': 'تلزم ثلاث زوايا على الأقلّ.',
  'border-too-long': 'الحدّ الأقصى 2,000 زاوية.',
  'border-open': 'الحدود غير مغلقة.',
  'border-off-earth': 'إحداثيات الحدود غير صحيحة.',
  'border-crosses-itself': 'الحدود تتقاطع مع نفسها.',
};
