import { isSurePhone } from '@sheaf/rules/contact/sure-phone';

/** Hint below a telephone field: an unsure number gets no SMS (SPKR-R14). */
export const phoneLabels = (stored: string | null) =>
  stored !== null && !isSurePhone(stored) ? 'speakers:form.phoneText' : 'speakers:form.phoneHint';
