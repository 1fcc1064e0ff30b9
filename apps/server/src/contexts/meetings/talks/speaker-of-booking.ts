/** Speaker of a booking: an own person, a directory speaker, or a visitor by name (WKND-D4). */
import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { congregationCard, findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import type { Speaker } from '#contexts/meetings/talks/talks.store';
import { holdQualifiedPeople, readPhoneElsewhere } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.bookTalk>;

const nobody: Speaker = {
  person_id: null,
  speaker_id: null,
  host_id: null,
  speaker_name: null,
  speaker_congregation: null,
  speaker_email: null,
  speaker_phone: null,
  speaker_lang: null,
};

/**
 * Locks the person until the end of the transaction, so that the qualification cannot be removed in between.
 * Undefined if the id is no person of the congregation.
 */
async function ownSpeaker({ tenant, invalid }: Call, id: number): Promise<Speaker | undefined> {
  const [person] = await holdQualifiedPeople(tenant, [id]);
  if (!person) return undefined;
  if (!person.active || !person.qualified_parts.includes(meetingParts.encode('local-talk')))
    return invalid({ speaker_id: ['not-qualified'] });
  return { ...nobody, person_id: id };
}

/** Contact data is read from the directory on sending, and never copied. */
async function directorySpeaker({ tenant, body, invalid }: Call, id: number): Promise<Speaker> {
  const found = await findSpeaker(tenant, id);
  if (!found || found.congregation_id === tenant.congregationId)
    return invalid({ speaker_id: ['no-such-person'] });
  const { congregation_id: host, full_name } = found;
  if (body.congregation_id && body.congregation_id !== host)
    return invalid({ congregation_id: ['no-such-congregation'] });
  const card = await congregationCard(tenant, host);
  return {
    ...nobody,
    speaker_id: id,
    host_id: host,
    speaker_name: full_name,
    speaker_congregation: card?.name ?? null,
    speaker_lang: card?.lang ?? null,
  };
}

export async function speakerOfBooking(call: Call): Promise<Speaker> {
  const { speaker_id: id, speaker } = call.body;
  if ((id === undefined) === (speaker === undefined)) return call.invalid({ speaker_id: ['required'] });
  if (id !== undefined) return (await ownSpeaker(call, id)) ?? directorySpeaker(call, id);
  const { name, congregation, email } = speaker!;
  if (email !== null && !isUsableEmail(email)) return call.invalid({ 'speaker.email': ['not-an-email'] });
  // SPKR-R14: the booking contains only the name of the congregation, so the number is parsed in the own
  // country.
  const phone = await readPhoneElsewhere(call.tenant, speaker!.phone, { country_id: null });
  if (phone === undefined) return call.invalid({ 'speaker.phone': ['phone-unreadable'] });
  return {
    ...nobody,
    speaker_name: name,
    speaker_congregation: congregation,
    speaker_email: email,
    speaker_phone: phone,
  };
}
