/** Runs the registered retention sources: counts old rows for the screen, removes them in the night. */
import {
  keptSince,
  type RetainedKind,
  type RetentionMonths,
  retained,
} from '@sheaf/rules/people/congregations/retention';
import type { Tenant } from '#platform/database/tenant';
import type { Registry } from '#platform/registry';
import type { RetentionSource } from '#platform/retention-source';

interface Walk {
  tenant: Tenant;
  registry: Pick<Registry, 'retention'>;
  months: RetentionMonths;
  now: Date;
}

async function forEach(
  { registry, months, now }: Walk,
  work: (source: RetentionSource, before: Date) => Promise<number>,
): Promise<Record<RetainedKind, number>> {
  const counts = { not_at_homes: 0, notes: 0, messages: 0, journal: 0 };
  for (const what of retained) {
    const since = keptSince(months[what], now.getTime());
    if (since === null) continue;
    for (const source of registry.retention)
      if (source.what === what) counts[what] += await work(source, new Date(since));
  }
  return counts;
}

export const countOld = (walk: Walk) => forEach(walk, ({ count }, before) => count(walk.tenant, before));

export const removeOld = (walk: Walk) => forEach(walk, ({ remove }, before) => remove(walk.tenant, before));
