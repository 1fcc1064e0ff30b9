/** What people are told of shifts that somebody else booked, changed or cancelled for them. */
import type { NotificationDetails, NotificationKinds } from '../notifications/notification.ts';

const toWeek = ({ cart }: NotificationDetails): string => `/schedules/cart/${cart}/`;

export const cartsNotifications = {
  'cart-booked': { words: 'carts:notification.cart-booked', to: toWeek },
  'cart-turn': { words: 'carts:notification.cart-turn', to: toWeek },
  'cart-changed': { words: 'carts:notification.cart-changed', to: toWeek },
  /** By the congregation that keeps the cart; told to its guests. */
  'cart-withdrawn': { words: 'carts:notification.cart-withdrawn', to: () => '/schedules/' },
  /** Somebody who was to be there too does not come. */
  'cart-left': { words: 'carts:notification.cart-left', to: toWeek },
  'cart-company': { words: 'carts:notification.cart-company', to: toWeek },
  'cart-cancelled': { words: 'carts:notification.cart-cancelled', to: toWeek },
} satisfies NotificationKinds;

export type CartNotification = keyof typeof cartsNotifications;
