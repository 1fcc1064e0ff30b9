import { expect, it } from 'vitest';
import { openAddressCounts } from '#app/address-counts';

it('X-SLOW-5 counts the addresses of one IPv6 /64 as one caller', () => {
  const counts = openAddressCounts(2);
  expect(counts.add('2001:db8:0:12::1')).toBe(true);
  expect(counts.add('2001:DB8:0:12:ffff::9')).toBe(true);
  expect(counts.add('2001:db8:0:12::3')).toBe(false);
  expect(counts.add('2001:db8:0:13::1')).toBe(true);
  counts.remove('2001:db8:0:12::2');
  expect(counts.add('2001:db8:0:12::3')).toBe(true);
});

it('X-SLOW-5 counts an IPv4 address and its IPv6-mapped form as one caller', () => {
  const counts = openAddressCounts(1);
  expect(counts.add('::ffff:203.0.113.9')).toBe(true);
  expect(counts.add('203.0.113.9')).toBe(false);
  expect(counts.add('203.0.113.10')).toBe(true);
});
