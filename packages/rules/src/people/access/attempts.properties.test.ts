import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressGroup, attemptLimits, secondsLeft } from './attempts.ts';

it('AUTH-R18 counts an IPv6 /64 as one address, in any notation', () => {
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
  expect(addressGroup('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressGroup('2001:DB8:0:12::1')).toBe('2001:db8:0:12');
  expect(addressGroup('2001:db8::12:0:0:0:1')).toBe('2001:db8:0:12');
  expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(addressGroup('::1')).toBe('0:0:0:0');
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      expect(addressGroup(one).split(':').length <= 4 || one.includes('.')).toBe(true);
      expect(addressGroup(one)).toBe(addressGroup(one.toUpperCase()));
      if (!one.includes('.') && one.split(':').length === 8 && !one.includes('::'))
        expect(addressGroup(`${one.split(':').slice(0, 4).join(':')}:1:2:3:4`)).toBe(addressGroup(one));
      expect(addressGroup(other)).toBe(addressGroup(other));
    }),
  );
});

it('AUTH-R18 a window ends within its length', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(attemptLimits)), fc.nat(), (limit, seconds) => {
      const left = secondsLeft(limit, seconds * 1000);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(limit.seconds);
      expect((seconds + left) % limit.seconds).toBe(0);
    }),
  );
});

it('AUTH-R18 distinguishes IPv4 and IPv6 addresses by all their digits', () => {
  expect(addressGroup('::FFFF:203.100.113.190')).toBe('203.100.113.190');
  expect(addressGroup('64:ff9b::ffff:203.0.113.9')).toBe('64:ff9b:0:0');
  expect(addressGroup('::ffff:203.0.113.9%eth0')).toBe('0:0:0:0');
  expect(addressGroup('0.0.0.0')).toBe('0.0.0.0');
  expect(addressGroup('2001:00db:0012::')).toBe('2001:db:12:0');
  expect(addressGroup('2001:db8::2:3:4:5:6')).toBe('2001:db8:0:2');
});
