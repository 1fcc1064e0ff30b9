import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { contactOf } from '#contexts/meetings/speakers/present-profile';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { speakersMail } from '#contexts/meetings/speakers/speakers.mail';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { queueMessages } from '#platform/outbox/outbox.store';

/** Mails the coordinator's contact data, and none of the speakers (SPKR-C8, SPKR-O3). */
export async function sendSpeakers(call: Handler<typeof operations.sendSpeakers>) {
  const { tenant, params, body } = call;
  const other = await directory.read(tenant, params.id);
  if (!other) return call.missing();
  const own = (await directory.read(tenant, tenant.congregationId))!;
  if (other.id === own.id) return call.refuse('own-congregation');
  const contact = await contactOf(tenant, other);
  if (!contact?.email || !isUsableEmail(contact.email)) return call.refuse('contact-without-address');
  const rows = await presentSpeakers(call, await speakers.of(tenant, own.id));
  if (rows.length === 0) return call.refuse('no-speakers-to-send');
  const { lang } = await readLetterhead(tenant);
  const written = speakersMail({
    lang: other.lang ?? lang,
    congregation: own.name,
    name: contact.full_name,
    message: body.message,
    speakers: rows,
    coordinator: await contactOf(tenant, own),
  });
  // The recipient is no person of the congregation.
  await queueMessages(tenant, [{ personId: null, channel: 'email', recipient: contact.email, ...written }]);
  return { ok: true as const };
}
