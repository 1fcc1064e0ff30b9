/** A formatted telephone number with its own direction, also within right-to-left text. */
import { writtenPhone } from '#platform/phones.ts';

/** A number with words in it has the direction of the words. */
export const PhoneNumber = ({ stored }: { stored: string }) => (
  <bdi dir={/\p{L}/u.test(stored) ? 'auto' : 'ltr'}>{writtenPhone(stored)}</bdi>
);
