/** How many of something each caller has at once: an IPv4 address, or the /64 of an IPv6 one, out of which a household takes any. */
import { addressGroup } from '@sheaf/rules/people/access/attempts';

export interface AddressCounts {
  /** False when the caller has so many already. */
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
