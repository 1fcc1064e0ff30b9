import { isSurePhone } from '@sheaf/rules/contact/sure-phone';

/** What stands below the field of a telephone number: an unsure one says that it gets no SMS (SPKR-R14). */
export const phoneLabels = (stored: string | null) =>
  stored !== null && !isSurePhone(stored) ? 'speakers:form.phoneText' : 'speakers:form.phoneHint';
