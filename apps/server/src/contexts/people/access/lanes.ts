/** For whom an attempt of a stranger counts. A contact counts in each congregation by itself, so that none uses up what another has. */

/** @param contact as the people of the congregation have it, so that two ways to type a number count together. */
export const laneOf = (congregationId: number, contact: string): string => `${congregationId} ${contact}`;

/** What a device on which the person was signed in before asks for, which no other device can slow down. */
export const laneOfDevice = (congregationId: number, contact: string, deviceHash: Buffer): string =>
  `${laneOf(congregationId, contact)} ${deviceHash.toString('hex')}`;
