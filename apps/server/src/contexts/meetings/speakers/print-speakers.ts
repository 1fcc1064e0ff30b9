import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { speakersPaper } from '#contexts/meetings/speakers/speakers.document';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import { readCountryCode, readLetterhead } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** Prints no more than the screen shows (SPKR-L1). */
export async function printSpeakers(call: Handler<typeof operations.printSpeakers>) {
  const { tenant, query } = call;
  const host = await directory.read(tenant, query.congregation_id ?? tenant.congregationId);
  if (!host) return call.missing();
  const { name: congregation, lang, time_format } = await readLetterhead(tenant);
  const rows = await presentSpeakers(call, await speakers.of(tenant, host.id));
  const contacts = query.contacts === '1';
  const country = await readCountryCode(tenant);
  return pdfReply(
    call,
    speakersPaper({ congregation, country, lang, timeFormat: time_format, host, speakers: rows, contacts }),
  );
}
