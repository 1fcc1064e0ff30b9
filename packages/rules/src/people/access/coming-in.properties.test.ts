/** Tests of links, sessions, names and permissions. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsableEmail, isWizardEmail } from '../../contact/email.ts';
import { isPermissionKey, parentsOf, permissionKeys } from '../../permissions/permission-keys.ts';
import { appointments, mayHoldMap } from '../people/map-candidates.ts';
import { initials } from '../people/names.ts';
import { defaultRoles } from '../roles/default-roles.ts';
import { decideOpenLink, needsRecheck, sessionExpired } from './link.ts';

const fresh = { expiresAt: 100, usedAt: null, revokedAt: null, personActive: true };

it('AUTH-R1 a link opens only while it is unused, not revoked, not expired and its person active', () => {
  expect(decideOpenLink(fresh, 99).allowed).toBe(true);
  fc.assert(
    fc.property(
      fc.option(fc.nat()),
      fc.option(fc.nat()),
      fc.boolean(),
      fc.nat(200),
      (usedAt, revokedAt, personActive, now) => {
        const decision = decideOpenLink({ expiresAt: 100, usedAt, revokedAt, personActive }, now);
        expect(decision.allowed).toBe(usedAt === null && revokedAt === null && personActive && now < 100);
      },
    ),
  );
});

it('AUTH-R7 a check expires after eight hours, a session after 180 days without use', () => {
  const hour = 3_600_000;
  expect([needsRecheck(0, 8 * hour), needsRecheck(0, 8 * hour + 1)]).toEqual([false, true]);
  expect([sessionExpired(0, 180 * 24 * hour), sessionExpired(0, 180 * 24 * hour + 1)]).toEqual([false, true]);
});

it('COMMON-R22 an e-mail is not empty and not a placeholder, under any top-level domain', () => {
  for (const good of [
    'ruth@example.org',
    'a.b+c@mail.example.com.au',
    'x@y.info',
    'x@y.church',
    'x@y.xn--p1ai',
  ])
    expect(isUsableEmail(good)).toBe(true);
  for (const bad of [
    '',
    'unknown@example.org',
    'x@{host}',
    'x@y',
    'x@y.i',
    'x y@z.org',
    '@z.org',
    'x@.org',
  ]) {
    expect([bad, isUsableEmail(bad)]).toEqual([bad, false]);
  }
});

it('AWAY-R13 COMMON-R22 only the away wizard requires a top-level domain of two or three letters', () => {
  const both = ['ruth@example.org', 'x@example.com.au', 'x@y.info', 'x@y.church', 'unknown@example.org'];
  expect(both.map((email) => [isUsableEmail(email), isWizardEmail(email)])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
    [false, false],
  ]);
});

it('COMMON-R27 initials are those of the first two words', () => {
  expect(['Ruth Hollis', 'Ana Maria Lopez', ' mia ', ''].map(initials)).toEqual(['RH', 'AM', 'M', '']);
});

it('MAPS-R13 ASSIGN-R11 active guests, unbaptised, publishers, servants and elders may hold maps', () => {
  const may = appointments.filter((appointment) => mayHoldMap({ active: true, appointment }));
  expect([...may].sort()).toEqual(['elder', 'guest', 'publisher', 'servant', 'unbaptised']);
  for (const appointment of appointments) expect(mayHoldMap({ active: false, appointment })).toBe(false);
});

it('ROLES-R5 there are 93 documented permissions and one of tasks, and a permission knows its parents', () => {
  expect(permissionKeys).toHaveLength(94);
  expect(permissionKeys.slice(93)).toEqual(['settings.tasks']);
  expect(new Set(permissionKeys).size).toBe(94);
  expect(parentsOf('settings.maps.add')).toEqual(['settings.maps']);
  for (const key of permissionKeys)
    for (const parent of parentsOf(key)) expect(key.startsWith(`${parent}.`)).toBe(true);
});

it('ROLES-R2 the eleven default roles have their ids, and existing permissions only, parents with their children', () => {
  expect(defaultRoles.map((role) => role.id)).toEqual([1, 2, 3, 11, 12, 65, 66, 83, 84, 99, 271]);
  for (const role of defaultRoles) {
    expect(role.permissions.length).toBeGreaterThan(0);
    for (const key of role.permissions) expect(isPermissionKey(key)).toBe(true);
  }
});
