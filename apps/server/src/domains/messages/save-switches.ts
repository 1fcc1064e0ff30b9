import type { messages } from '@sheaf/contract/messages/messages';
import { automatic, type Switches } from '#domains/messages/automatic.store';
import type { Handler } from '#platform/handle';

/** MSG-D3. What is not named stays as it is. */
export async function saveSwitches({ tenant, body }: Handler<typeof messages.saveSwitches>) {
  await automatic.save(tenant, body as Partial<Switches>);
  return (await automatic.settings(tenant)).switches;
}
