import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLaterEra } from './era.ts';

const cluster = fc.nat(0xffff_ffff).map((number) => number.toString(16).padStart(8, '0'));
const timeline = fc.nat(0xffff_ffff);

it('SYNC-X5 orders the timelines of one cluster', () => {
  fc.assert(
    fc.property(cluster, timeline, timeline, (of, a, b) => {
      expect(isLaterEra(`${of}.${a}`, `${of}.${b}`)).toBe(a > b);
    }),
  );
});

it('SYNC-X5 orders neither different clusters nor other text', () => {
  fc.assert(
    fc.property(cluster, cluster, timeline, timeline, fc.string(), (one, other, a, b, text) => {
      fc.pre(one !== other);
      expect(isLaterEra(`${one}.${a}`, `${other}.${b}`)).toBe(false);
      expect([isLaterEra(text, `${one}.${a}`), isLaterEra(`${one}.${a}`, text)]).toEqual([false, false]);
    }),
  );
});
