import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { readSwitches, type Switches, saveSwitches as save } from '#contexts/messaging/messages/switches';
import type { Handler } from '#platform/handle';

/** Omitted switches stay unchanged (MSG-D3). */
export async function saveSwitches({ tenant, body }: Handler<typeof messages.saveSwitches>) {
  await save(tenant, body as Partial<Switches>);
  return readSwitches(tenant);
}
