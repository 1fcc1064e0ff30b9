/** A telephone number as people write it, in its own order also among words that are written from the right. */
import { writtenPhone } from '#platform/phones.ts';

/** What was typed with words about it goes the way of these. */
export const PhoneNumber = ({ stored }: { stored: string }) => (
  <bdi dir={/\p{L}/u.test(stored) ? 'auto' : 'ltr'}>{writtenPhone(stored)}</bdi>
);
