import { isSurePhone } from '@sheaf/rules/contact/sure-phone';

/** Hint below a telephone field; an uncertain number receives no messages (USERS-R28). */
export const phoneLabels = (stored: string | null) =>
  stored !== null && !isSurePhone(stored) ? 'people:form.phoneText' : 'people:form.phoneHint';
