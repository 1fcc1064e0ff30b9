import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPermissionKey } from '../permissions/permission-keys.ts';
import {
  assignerOf,
  clearingOccasions,
  commitmentKinds,
  isClearedOn,
  publicTalkPart,
  staysOn,
} from './commitment.ts';

const kinds = fc.constantFrom(...commitmentKinds);
const occasions = fc.constantFrom(...clearingOccasions);

it('USERS-X18 a deletion clears everything that a deactivation or a withdrawn cart approval clears', () => {
  fc.assert(
    fc.property(kinds, occasions, (kind, occasion) => {
      if (isClearedOn(kind, occasion)) expect(isClearedOn(kind, 'delete')).toBe(true);
      expect(isClearedOn(kind, occasion) && staysOn(kind, occasion)).toBe(false);
    }),
  );
});

it('USERS-X18 a withdrawn cart approval clears carts only, and a held map is never cleared', () => {
  expect(commitmentKinds.filter((kind) => isClearedOn(kind, 'carts'))).toEqual(['cart', 'cart-rotation']);
  expect(clearingOccasions.some((occasion) => isClearedOn('map', occasion))).toBe(false);
  expect(clearingOccasions.filter((occasion) => staysOn('map', occasion))).toEqual(['delete', 'deactivate']);
});

it('USERS-X18 every cleared place has an assigner, and a public talk its own coordinator', () => {
  fc.assert(
    fc.property(kinds, fc.option(fc.constantFrom(publicTalkPart, 'treasures.first')), (kind, part) => {
      const key = assignerOf(kind, part);
      if (key === null) expect(['addresses', 'map']).toContain(kind);
      else expect(isPermissionKey(key)).toBe(true);
      if (kind === 'part')
        expect(key).toBe(part === publicTalkPart ? 'settings.meetings.public' : 'schedules.meetings.assign');
    }),
  );
});
