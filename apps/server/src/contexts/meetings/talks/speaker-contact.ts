/** Channel and language of a speaker, from the current record, directory entry or booking. */
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { findSpeaker, speakersNumbered } from '#contexts/meetings/speakers/speakers.api';
import type { Speaker, TalkRow } from '#contexts/meetings/talks/talks.store';
import { textableNumbers } from '#contexts/messaging/messaging.api';
import { reachablePeopleAmong, readRecord } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** E-mail if there is an address, otherwise SMS if the congregation sends to that number. */
export type ContactTarget = { channel: 'email' | 'sms'; address: string };

export interface SpeakerContact {
  personId: number | null;
  firstName: string;
  target: ContactTarget | null;
  lang: string;
}

export type ContactedSpeaker = Pick<
  Speaker,
  'person_id' | 'speaker_id' | 'speaker_name' | 'speaker_email' | 'speaker_phone' | 'speaker_lang'
>;

interface Addresses {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

const targetOf = (
  isTextable: (phone: string | null | undefined) => boolean,
  { email, phone }: Addresses,
): ContactTarget | null => {
  if (email && isUsableEmail(email)) return { channel: 'email', address: email };
  return phone && isSurePhone(phone) && isTextable(phone) ? { channel: 'sms', address: phone } : null;
};

/** @param own language of the congregation, for a visitor without one. */
export async function contactOf(
  tenant: Tenant,
  speaker: ContactedSpeaker,
  own: string,
): Promise<SpeakerContact> {
  const { person_id: personId, speaker_id: id } = speaker;
  const isTextable = await textableNumbers(tenant);
  if (personId === null) {
    const typed = { email: speaker.speaker_email, phone: speaker.speaker_phone };
    const known = id === null ? typed : ((await findSpeaker(tenant, id)) ?? {});
    return {
      personId: null,
      // The name as entered, because it is unknown which part is the first name.
      firstName: speaker.speaker_name!,
      target: targetOf(isTextable, known),
      lang: speaker.speaker_lang ?? own,
    };
  }
  const person = await readRecord(tenant, personId);
  return {
    personId,
    firstName: person?.first_name ?? '',
    target: targetOf(isTextable, person ?? {}),
    lang: person?.lang ?? own,
  };
}

export type Channel = ContactTarget['channel'] | null;

/** For people whose records are already loaded. */
export async function channelsOf(tenant: Tenant): Promise<(person: Addresses) => Channel> {
  const isTextable = await textableNumbers(tenant);
  return (person) => targetOf(isTextable, person)?.channel ?? null;
}

type Row = Pick<TalkRow, 'id' | 'person_id' | 'speaker_id' | 'speaker_email' | 'speaker_phone'>;

/** By talk id, in two queries for all. */
export async function channelsOfTalks(tenant: Tenant, rows: readonly Row[]): Promise<Map<number, Channel>> {
  const people = rows.flatMap(({ person_id }) => person_id ?? []);
  const visitors = rows.flatMap(({ speaker_id }) => speaker_id ?? []);
  const own = people.length === 0 ? [] : await reachablePeopleAmong(tenant, people);
  const known = visitors.length === 0 ? [] : await speakersNumbered(tenant, visitors);
  const byPerson = new Map(own.map((person) => [person.id, person]));
  const bySpeaker = new Map(known.map((speaker) => [speaker.id, speaker]));
  const channelOf = await channelsOf(tenant);
  const isTextable = await textableNumbers(tenant);
  const visitorsChannel = (addresses: Addresses): Channel => targetOf(isTextable, addresses)?.channel ?? null;
  return new Map(
    rows.map((row) => {
      if (row.person_id !== null) return [row.id, channelOf(byPerson.get(row.person_id) ?? {})];
      if (row.speaker_id !== null) return [row.id, visitorsChannel(bySpeaker.get(row.speaker_id) ?? {})];
      return [row.id, visitorsChannel({ email: row.speaker_email, phone: row.speaker_phone })];
    }),
  );
}
