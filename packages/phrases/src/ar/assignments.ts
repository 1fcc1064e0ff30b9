/** The page of assignments: in the section of maps. */
import type { Arabic } from '../arabic-forms.ts';
import type { assignments as english } from '../en/assignments.ts';

export const assignments: Arabic<typeof english> = {
  none: 'لا تعيينات لك بعد.',
};
