import { speakerSettings } from '@sheaf/contract/meetings/speakers/settings';
import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { presentPartners } from '#contexts/meetings/speakers/present-partners';
import { changeSettings } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** SPKR-P2. */
export async function saveSharing({ tenant, body }: Handler<typeof operations.saveSharing>) {
  await changeSettings(tenant, speakerSettings, body);
  return presentPartners(tenant);
}
