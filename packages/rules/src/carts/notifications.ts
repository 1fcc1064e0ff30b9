/** Notifications about shifts that another person booked, changed or cancelled. */
import type { NotificationDetails, NotificationKinds } from '../notifications/notification.ts';

const toWeek = ({ cart }: NotificationDetails): string => `/schedules/cart/${cart}/`;

export const cartsNotifications = {
  'cart-booked': { words: 'carts:notification.cart-booked', to: toWeek },
  'cart-turn': { words: 'carts:notification.cart-turn', to: toWeek },
  'cart-changed': { words: 'carts:notification.cart-changed', to: toWeek },
  /** The congregation that owns the cart withdrew the shift; sent to the guests. */
  'cart-withdrawn': { words: 'carts:notification.cart-withdrawn', to: () => '/schedules/' },
  /** Another person of the shift no longer comes. */
  'cart-left': { words: 'carts:notification.cart-left', to: toWeek },
  'cart-company': { words: 'carts:notification.cart-company', to: toWeek },
  'cart-cancelled': { words: 'carts:notification.cart-cancelled', to: toWeek },
} satisfies NotificationKinds;

export type CartNotification = keyof typeof cartsNotifications;
