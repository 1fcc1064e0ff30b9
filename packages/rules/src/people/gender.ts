/** Brother or sister (USERS-D1). */
import { type NameOf, wireCode } from '../wire-code.ts';

export const genders = wireCode({ brother: 1, sister: 2 });
export type Gender = NameOf<typeof genders>;
