/** Enumerated settings of a congregation (SETTINGS-D1). */
import { type NameOf, wireCode } from '../../wire-code.ts';

/** Handling of an address after its last attempt (ADDR-O2). */
export const expiredAddresses = wireCode({ delete: 0, email: 1 });
export type ExpiredAddresses = NameOf<typeof expiredAddresses>;
