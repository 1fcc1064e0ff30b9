import { expect, it } from 'vitest';
import { placeLink } from './place-link.ts';

const at = { lat: -41.05, lng: 145.9 };
const linkOn = (userAgent: string, maxTouchPoints: number) => placeLink(at, { userAgent, maxTouchPoints });

it('ADDR-S1 on a phone, an address with coordinates opens in the maps app', () => {
  expect(linkOn('Mozilla/5.0 (Linux; Android 9; SM-J260G)', 5)).toEqual({
    href: 'geo:-41.05,145.9?q=-41.05,145.9',
  });
  const apple = { href: 'https://maps.apple.com/?q=-41.05,145.9', target: '_blank' };
  expect(linkOn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toEqual(apple);
  expect(linkOn('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toEqual(apple);
});

it('ADDR-S1 on a desktop computer, which does not open `geo:`, it opens a web page', () => {
  const page = {
    href: 'https://www.openstreetmap.org/?mlat=-41.05&mlon=145.9#map=18/-41.05/145.9',
    target: '_blank',
  };
  expect(linkOn('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0)).toEqual(page);
  expect(linkOn('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toEqual(page);
});
