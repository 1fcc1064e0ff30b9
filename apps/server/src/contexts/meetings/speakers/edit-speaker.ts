import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { storedSpans } from '@sheaf/rules/meetings/speakers/away-spans';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { lockSpeaker, readSpeaker } from '#contexts/meetings/speakers/read-speaker';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Handler } from '#platform/handle';

/** SPKR-C9. */
export async function editSpeaker(call: Handler<typeof operations.editSpeaker>) {
  const { tenant, params, body } = call;
  const row = await lockSpeaker(tenant, params);
  if (!row) return call.missing();
  const present = async () => (await presentSpeakers(call, await speakers.numbered(tenant, [row.id])))[0]!;
  if (body.version !== undefined && body.version !== row.version) return call.stale(await present());
  const host = (await directory.read(tenant, params.congregation_id))!;
  const read = await readSpeaker(tenant, body, { country_id: host.country_id, stored: row.phone });
  if ('wrong' in read) return call.invalid(read.wrong);
  const { phone } = read;
  const { full_name, email, appointment, outlines, away_dates } = body;
  await speakers.edit(tenant, row.id, {
    full_name,
    email,
    phone,
    appointment,
    ...(outlines && { outlines }),
    ...(away_dates && { away: storedSpans(away_dates) }),
  });
  return present();
}
