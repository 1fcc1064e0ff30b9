import type { textFieldProblems as english } from '../en/text-problems.ts';

export const textFieldProblems: typeof english = {
  'too-long': 'هذا أطول من اللازم.',
  'over-letters': 'أقصى عدد للأحرف: {limit}.',
  'not-text': 'فيه أحرف لا يمكن حفظها.',
  'one-line': 'اكتب هذا في سطر واحد.',
  'hidden-characters': 'فيه رموز لا تُرى. احذف النصّ واكتبه من جديد.',
};
