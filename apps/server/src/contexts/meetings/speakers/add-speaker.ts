import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { storedSpans } from '@sheaf/rules/meetings/speakers/away-spans';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { readSpeaker } from '#contexts/meetings/speakers/read-speaker';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Handler } from '#platform/handle';

/** SPKR-C9, SPKR-R4. */
export async function addSpeaker(call: Handler<typeof operations.addSpeaker>) {
  const { tenant, params, body } = call;
  const host = await directory.read(tenant, params.congregation_id);
  if (!host) return call.missing();
  if (!host.kept) return call.refuse('congregation-shows-itself');
  const read = await readSpeaker(tenant, body, host);
  if ('wrong' in read) return call.invalid(read.wrong);
  const { phone } = read;
  const { full_name, email, appointment, outlines = [], away_dates = [] } = body;
  const id = await speakers.add(tenant, host.id, {
    full_name,
    email,
    phone,
    appointment,
    outlines,
    away: storedSpans(away_dates),
  });
  return (await presentSpeakers(call, await speakers.numbered(tenant, [id])))[0]!;
}
