/** Who is booked: a brother of the congregation, or a visitor by name (WKND-D4). */
import type { talks as operations } from '@sheaf/contract/talks/talks';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { meetingParts } from '@sheaf/rules/people/meeting-part';
import { qualifiedPeople, readRecord } from '#domains/people/people.public-api';
import type { Speaker } from '#domains/talks/talks.store';
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

/** Held until the end, so that nobody takes the qualification away meanwhile. */
async function ownSpeaker({ tenant, invalid }: Call, id: number): Promise<Speaker> {
  const [person] = await qualifiedPeople.hold(tenant, [id]);
  if (!person) return invalid({ speaker_id: ['no-such-person'] });
  if (!person.active || !person.qualified_parts.includes(meetingParts.encode('local-talk')))
    return invalid({ speaker_id: ['not-qualified'] });
  return { ...nobody, person_id: id };
}

export async function speakerOfBooking(call: Call): Promise<Speaker> {
  const { speaker_id: id, speaker } = call.body;
  if ((id === undefined) === (speaker === undefined)) return call.invalid({ speaker_id: ['required'] });
  if (id !== undefined) return ownSpeaker(call, id);
  const { name, congregation, email, phone } = speaker!;
  if (email !== null && !isUsableEmail(email)) return call.invalid({ 'speaker.email': ['not-an-email'] });
  return {
    ...nobody,
    speaker_name: name,
    speaker_congregation: congregation,
    speaker_email: email,
    speaker_phone: phone,
  };
}

/** Where a speaker is written to, and in which language. */
export interface SpeakerContact {
  personId: number | null;
  firstName: string;
  email: string | null;
  lang: string;
}

type Reached = Pick<Speaker, 'person_id' | 'speaker_name' | 'speaker_email' | 'speaker_lang'>;

/** @param own the language of the congregation, for a visitor who has none noted. */
export async function contactOf(
  tenant: Call['tenant'],
  speaker: Reached,
  own: string,
): Promise<SpeakerContact> {
  if (speaker.person_id === null)
    return {
      personId: null,
      // As he was entered: which of a visitor's names is the first nobody knows.
      firstName: speaker.speaker_name!,
      email: speaker.speaker_email,
      lang: speaker.speaker_lang ?? own,
    };
  const person = await readRecord(tenant, speaker.person_id);
  return {
    personId: speaker.person_id,
    firstName: person?.first_name ?? '',
    email: person?.email && isUsableEmail(person.email) ? person.email : null,
    lang: person?.lang ?? own,
  };
}
