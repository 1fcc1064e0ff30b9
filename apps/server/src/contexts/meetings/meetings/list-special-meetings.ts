import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { presentSpecials } from '#contexts/meetings/meetings/special-meetings/present-special';
import { specialMeetings } from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** X-MEMORIAL-4. */
export async function listSpecialMeetings({ tenant, actor }: Handler<typeof operations.listSpecialMeetings>) {
  const { lang } = await readLetterhead(tenant);
  const rows = (await specialMeetings.list(tenant)).filter(({ ended_on }) => ended_on === null);
  return presentSpecials(tenant, rows, { lang, counts: actor.permissions.has('settings.events.edit') });
}
