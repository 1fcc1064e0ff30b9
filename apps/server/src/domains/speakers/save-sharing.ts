import { speakerSettings } from '@sheaf/contract/speakers/settings';
import type { speakers as operations } from '@sheaf/contract/speakers/speakers';
import { changeSettings } from '#domains/congregations/congregations.public-api';
import { presentPartners } from '#domains/speakers/present-partners';
import type { Handler } from '#platform/handle';

/** SPKR-P2. */
export async function saveSharing({ tenant, body }: Handler<typeof operations.saveSharing>) {
  await changeSettings(tenant, speakerSettings, body);
  return presentPartners(tenant);
}
