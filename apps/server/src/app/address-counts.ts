/**
 * Concurrent counts per caller: an IPv4 address, or the /64 of an IPv6 address, because a household may use
 * any address in it.
 */
import { addressGroup } from '@sheaf/rules/people/access/attempts';

export interface AddressCounts {
  /** False if the caller has reached the limit. */
  add(address: string): boolean;
  remove(address: string): void;
}

export function openAddressCounts(most: number): AddressCounts {
  const counts = new Map<string, number>();
  return {
    add(address) {
      const group = addressGroup(address);
      const count = counts.get(group) ?? 0;
      if (count >= most) return false;
      counts.set(group, count + 1);
      return true;
    },
    remove(address) {
      const group = addressGroup(address);
      const left = (counts.get(group) ?? 0) - 1;
      if (left > 0) counts.set(group, left);
      else counts.delete(group);
    },
  };
}
