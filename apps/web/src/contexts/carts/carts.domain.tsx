/** Web manifest of the carts: locations, bookings and reports. */

import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { cartPrompt } from './cart-prompt.tsx';

const CartWeekScreen = lazyScreen(() => import('./cart-week-screen.tsx'), 'carts', 'schedule');
const CartsScreen = lazyScreen(() => import('./carts-screen.tsx'), 'carts', 'schedule');
const BookingsScreen = lazyScreen(() => import('./bookings-screen.tsx'), 'carts', 'schedule');
const RotationsScreen = lazyScreen(() => import('./rotations-screen.tsx'), 'carts', 'schedule');

export const cartsDomain = defineDomain({
  name: 'carts',
  screens: [
    { path: '/schedules/cart/:id', Screen: CartWeekScreen, offline: true },
    { path: '/settings/carts', Screen: CartsScreen },
    { path: '/settings/cart-rotations', Screen: RotationsScreen },
    { path: '/settings/cart-bookings', Screen: BookingsScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'witnessing',
      place: 70,
      to: '/settings/carts/',
      Icon: IconBuildingStore,
      title: 'carts:locations.title',
      line: 'carts:locations.menuText',
      figure: 'cart_locations',
      permissions: ['settings.cart_locations'],
    },
    {
      menu: 'settings',
      section: 'witnessing',
      place: 71,
      to: '/settings/cart-rotations/',
      Icon: IconRepeat,
      title: 'carts:rotations.title',
      line: 'carts:rotations.menuText',
      permissions: ['settings.cart_rotations'],
    },
    {
      menu: 'settings',
      section: 'witnessing',
      place: 72,
      to: '/settings/cart-bookings/',
      Icon: IconClipboardList,
      title: 'carts:bookings.title',
      line: 'carts:bookings.menuText',
      permissions: ['settings.cart_locations'],
    },
  ],
  prompts: [cartPrompt],
  notifications: {
    'cart-booked': IconCalendarPlus,
    'cart-turn': IconRepeat,
    'cart-changed': IconCalendarTime,
    'cart-left': IconCalendarX,
    'cart-company': IconCalendarTime,
    'cart-free': IconCalendarTime,
    'cart-cancelled': IconCalendarX,
    'cart-withdrawn': IconCalendarX,
  },
});
