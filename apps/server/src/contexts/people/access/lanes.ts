/**
 * Subjects of attempt counts. A contact counts per congregation, so that none uses up the allowance of
 * another.
 */

/** @param contact as stored, so that two spellings of a number count together. */
export const laneOf = (congregationId: number, contact: string): string => `${congregationId} ${contact}`;

/**
 * Separate subject for a device on which the person was signed in before, which no other device can delay.
 */
export const laneOfDevice = (congregationId: number, contact: string, deviceHash: Buffer): string =>
  `${laneOf(congregationId, contact)} ${deviceHash.toString('hex')}`;
