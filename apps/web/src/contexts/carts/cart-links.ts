/** Carts at which the person may book: those of the congregation and those shared by others (SHELL-R15). */
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';

export const linkedCartsRead = 'carts.listSharedCarts';

export type SharedCart = Reply<typeof linkedCartsRead>[number];

export const cartPath = ({ id }: SharedCart): string => `/schedules/cart/${id}/`;

export function useLinkedCarts() {
  const { user } = useSignedIn();
  const permits = usePermits();
  const carts = useRead(linkedCartsRead, {}, { kept: true });
  const people = usePeople();
  const all = carts.data ?? [];
  const approved = people.data?.some(({ id, cart, active }) => id === user.id && cart && active);
  return {
    own: approved || permits.has('schedules.carts.always_book') ? all.filter(({ shared }) => !shared) : [],
    others: approved ? all.filter(({ shared }) => shared) : [],
    isLoading: carts.isLoading || people.isLoading,
  };
}

/** Paths of the cart links in the schedules menu; null while loading. */
export function useCartPaths(): string[] | null {
  const { own, others, isLoading } = useLinkedCarts();
  return isLoading ? null : [...own, ...others].map(cartPath);
}
