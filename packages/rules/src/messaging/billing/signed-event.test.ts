import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRecent, readSignature } from './signed-event.ts';

const hash = 'a'.repeat(64);
const other = 'b'.repeat(64);

it('ACCOUNT-R14 the header has one timestamp and at least one signature', () => {
  expect(readSignature(`t=1700000000,v1=${hash}`)).toEqual({ at: '1700000000', signatures: [hash] });
  expect(readSignature(`t=1,v0=zz, v1=${hash},v1=${other}`)?.signatures).toEqual([hash, other]);
  for (const wrong of [
    '',
    `v1=${hash}`,
    't=1700000000',
    `t=1,t=2,v1=${hash}`,
    `t=-1,v1=${hash}`,
    `t=1e9,v1=${hash}`,
    `t=1,v1=${hash}0`,
    `t=1,v1=${hash.toUpperCase()}`,
    `t=1,${`v1=${hash},`.repeat(11)}`,
  ])
    expect(readSignature(wrong)).toBeNull();
});

it('ACCOUNT-R14 a signature is valid within 300 seconds before and after now', () => {
  const at = 1_700_000_000;
  const signed = { at: String(at), signatures: [] };
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), (seconds) => {
      expect(isRecent(signed, (at + seconds) * 1000)).toBe(Math.abs(seconds) <= 300);
    }),
  );
});
