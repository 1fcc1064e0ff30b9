/**
 * Telephone numbers for the eye; links, forms of other programs and copies keep what is stored. The library that knows how every country
 * writes them is large, and comes with the screens that show numbers, never with the first paint.
 */
import { phoneText } from '@sheaf/rules/contact/phone-text';
import { session } from './session.ts';

/** As people write it where the congregation is; whoever is not signed in sees it with its country. */
export const writtenPhone = (stored: string): string =>
  phoneText(stored, session.get()?.congregation.country ?? null);
