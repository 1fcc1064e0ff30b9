/** Notifications about shifts that another person booked, changed or cancelled. */
import type { NotificationDetails, NotificationKinds } from '../notifications/notification.ts';

const toWeek = ({ cart }: NotificationDetails): string => `/schedules/cart/${cart}/`;

export const cartsNotifications = {
  'cart-booked': { phrase: 'carts:notification.cart-booked', to: toWeek },
  'cart-turn': { phrase: 'carts:notification.cart-turn', to: toWeek },
  'cart-changed': { phrase: 'carts:notification.cart-changed', to: toWeek },
  /** The congregation that owns the cart withdrew the shift; sent to the guests. */
  'cart-withdrawn': { phrase: 'carts:notification.cart-withdrawn', to: () => '/schedules/' },
  /** Another person of the shift no longer comes. */
  'cart-left': { phrase: 'carts:notification.cart-left', to: toWeek },
  'cart-company': { phrase: 'carts:notification.cart-company', to: toWeek },
  /** A place is free in a shift that the person waits for. */
  'cart-free': { phrase: 'carts:notification.cart-free', to: () => '/assignments/open-places/' },
  'cart-cancelled': { phrase: 'carts:notification.cart-cancelled', to: toWeek },
} satisfies NotificationKinds;

export type CartNotification = keyof typeof cartsNotifications;
