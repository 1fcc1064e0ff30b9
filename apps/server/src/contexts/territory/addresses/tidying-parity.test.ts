/**
 * Compares the single statements of the nightly job, of a leaving person and of the retention job with the
 * rules.
 */

import { type ExpiredAddresses, expiredAddresses } from '@sheaf/rules/people/congregations/setting-kinds';
import { afterNight, isOldNotAtHome } from '@sheaf/rules/territory/addresses/attempts.model';
import { withoutPerson } from '@sheaf/rules/territory/addresses/lending';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressesNightly } from '#contexts/territory/addresses/addresses.jobs';
import { oldNotAtHomes, releaseAddresses } from '#contexts/territory/addresses/leaving.store';
import { inCongregation } from '#platform/testing/random-rows';
import { plantAddresses, plantMaps, type RandomAddress } from '#platform/testing/random-territory';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const now = new Date('2026-11-22T03:00:00.000Z');

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

interface Settings {
  timeoutDays: number;
  addressAttempts: number;
  expired: ExpiredAddresses;
  mayWrite: boolean;
}

/** A new congregation with some hundred addresses, many of them at the limits of its settings. */
async function plant(settings: Settings) {
  const { owner } = test.database;
  const congregation = await seedCongregation(owner);
  const people: number[] = [];
  for (let n = 0; n < 3; n += 1) people.push((await congregation.addPerson()).id);
  await owner.query(
    `update congregations set address_timeout = $1, address_attempts = $2, expired_addresses = $3, email_addresses_to = $4
     where congregation_id = $5`,
    [
      settings.timeoutDays,
      settings.addressAttempts,
      expiredAddresses.encode(settings.expired),
      settings.mayWrite ? 'letters@example.org' : null,
      congregation.id,
    ],
  );
  const maps = await plantMaps(owner, congregation.id, { count: 6, people, now });
  const given = { count: 250, people, timeoutDays: Math.max(settings.timeoutDays, 1), now };
  const addresses = await plantAddresses(owner, congregation.id, maps, given);
  return { congregation, people, addresses };
}

async function stored(congregationId: number): Promise<Map<number, RandomAddress['reservation']>> {
  const { rows } = await test.database.owner.query(
    'select id, assigned_to, assigned_at, lent_by from available_addresses where congregation_id = $1',
    [congregationId],
  );
  return new Map(
    rows.map(({ id, assigned_to: personId, assigned_at, lent_by: lentBy }) => [
      id,
      personId === null ? null : { personId, reservedAt: assigned_at.getTime(), lentBy },
    ]),
  );
}

it('ADDR-R27 ADDR-R49 the nightly job frees and removes the same addresses as the rule', async () => {
  const kinds: Settings[] = [
    { timeoutDays: 14, addressAttempts: 3, expired: 'delete', mayWrite: false },
    { timeoutDays: 1, addressAttempts: 2, expired: 'email', mayWrite: true },
    { timeoutDays: 14, addressAttempts: 3, expired: 'email', mayWrite: false },
    { timeoutDays: 0, addressAttempts: 0, expired: 'delete', mayWrite: false },
  ];
  const fates = new Set<string>();
  for (const settings of kinds) {
    const { congregation, addresses } = await plant(settings);
    await inCongregation(test, congregation.id, (tenant) => addressesNightly.run(tenant, now, test.platform));
    const after = await stored(congregation.id);
    for (const address of addresses) {
      const fate = afterNight(address, settings, now.getTime());
      fates.add(fate);
      const found = !after.has(address.id)
        ? 'removed'
        : address.reservation && !after.get(address.id)
          ? 'freed'
          : 'stays';
      expect({ ...settings, ...address, fate: found }).toEqual({ ...settings, ...address, fate });
    }
  }
  expect([...fates].sort()).toEqual(['freed', 'removed', 'stays']);
});

it('ADDR-C12 releases the addresses of a leaving person like the rule', async () => {
  const settings: Settings = { timeoutDays: 14, addressAttempts: 3, expired: 'delete', mayWrite: false };
  const { congregation, people, addresses } = await plant(settings);
  await inCongregation(test, congregation.id, (tenant) =>
    releaseAddresses(tenant, { personId: people[0]!, now, tells: false }),
  );
  const after = await stored(congregation.id);
  const byRule = addresses.map(({ id, reservation }) => ({
    id,
    reservation: reservation && withoutPerson(reservation, people[0]!),
  }));
  expect(byRule.map(({ id }) => ({ id, reservation: after.get(id) }))).toEqual(byRule);
  const changed = byRule.filter(({ reservation }, n) => reservation !== addresses[n]!.reservation);
  expect(changed.length).toBeGreaterThan(20);
});

it('SETTINGS-R10 the retention job removes the same old not-at-homes as the rule', async () => {
  const settings: Settings = { timeoutDays: 14, addressAttempts: 0, expired: 'delete', mayWrite: false };
  const { congregation, addresses } = await plant(settings);
  // The instant itself is among the ages of the rows.
  const before = new Date(now.getTime() - 3 * 86_400_000);
  const old = addresses.filter(({ attempt, reservation, adjustedAt }) =>
    isOldNotAtHome({ attempt, kept: reservation !== null, triedAt: adjustedAt }, before.getTime()),
  );
  const counted = await inCongregation(test, congregation.id, (tenant) =>
    oldNotAtHomes.count(tenant, before),
  );
  const removed = await inCongregation(test, congregation.id, (tenant) =>
    oldNotAtHomes.remove(tenant, before),
  );
  expect([counted, removed]).toEqual([old.length, old.length]);
  const after = await stored(congregation.id);
  expect(addresses.filter(({ id }) => !after.has(id)).map(({ id }) => id)).toEqual(old.map(({ id }) => id));
  expect(old.length).toBeGreaterThan(5);
});
