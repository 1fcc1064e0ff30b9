import { speakerSettings } from '@sheaf/contract/speakers/settings';
import { readSettings } from '#domains/congregations/congregations.public-api';
import { partners } from '#domains/speakers/partners.store';
import type { Tenant } from '#platform/database/tenant';

export async function presentPartners(tenant: Tenant) {
  const { share_speakers } = await readSettings(tenant, speakerSettings);
  const rows = await partners.list(tenant);
  return { share_speakers, partners: rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() })) };
}
