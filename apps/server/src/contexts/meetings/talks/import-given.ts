import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { givenTalks } from '#contexts/meetings/talks/talk-titles.store';
import type { Handler } from '#platform/handle';

/** WKND-R12. */
export async function importGiven({ tenant, body }: Handler<typeof operations.importGiven>) {
  const added = await givenTalks.add(tenant, body.talks);
  return { added, known: body.talks.length - added };
}
