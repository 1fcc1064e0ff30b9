import { speakerSettings } from '@sheaf/contract/meetings/speakers/settings';
import { partners } from '#contexts/meetings/speakers/partners.store';
import { readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export async function presentPartners(tenant: Tenant) {
  const { share_speakers } = await readSettings(tenant, speakerSettings);
  const rows = await partners.list(tenant);
  return { share_speakers, partners: rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() })) };
}
