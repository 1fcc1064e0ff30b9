import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../../permissions/permission-keys.ts';
import { mayActAs } from './delegation.ts';

it('USERS-X7 acting for another person grants no additional permission', () => {
  const keys = fc.subarray([...permissionKeys]).map((list) => new Set<string>(list));
  fc.assert(
    fc.property(keys, keys, (own, theirs) => {
      expect(mayActAs(own, theirs)).toBe(own.union(theirs).size === own.size);
      expect(mayActAs(own, own)).toBe(true);
    }),
  );
});
