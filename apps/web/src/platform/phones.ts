/**
 * Formats telephone numbers for display; links, copies and other programs' forms use the stored number. The
 * formatting library is large and loads with the screens that show numbers, never with the first paint.
 */
import { phoneText } from '@sheaf/rules/contact/phone-text';
import { session } from './session.ts';

/** National format of the congregation's country; international when signed out. */
export const writtenPhone = (stored: string): string =>
  phoneText(stored, session.get()?.congregation.country ?? null);
