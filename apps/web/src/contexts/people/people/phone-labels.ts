import { isSurePhone } from '@sheaf/rules/contact/sure-phone';

/** What stands below the field of a telephone number: an unsure one says that it gets no messages (USERS-R28). */
export const phoneLabels = (stored: string | null) =>
  stored !== null && !isSurePhone(stored) ? 'people:form.phoneText' : 'people:form.phoneHint';
