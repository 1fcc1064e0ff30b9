/** How speakers are reached, and in which language: as their record, the directory or the booking says at the moment. */
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { reachablePeople, readRecord } from '#domains/people/people.public-api';
import { findSpeaker, speakersNumbered } from '#domains/speakers/speakers.public-api';
import type { Speaker, TalkRow } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export interface SpeakerContact {
  personId: number | null;
  firstName: string;
  email: string | null;
  lang: string;
}

export type Reached = Pick<
  Speaker,
  'person_id' | 'speaker_id' | 'speaker_name' | 'speaker_email' | 'speaker_phone' | 'speaker_lang'
>;

const usable = (email: string | null | undefined): string | null =>
  email && isUsableEmail(email) ? email : null;

/** @param own the language of the congregation, for a visitor who has none noted. */
export async function contactOf(tenant: Tenant, speaker: Reached, own: string): Promise<SpeakerContact> {
  const { person_id: personId, speaker_id: id } = speaker;
  if (personId === null) {
    const known = id === null ? undefined : await findSpeaker(tenant, id);
    return {
      personId: null,
      // As it was entered: which of a visitor's names is the first nobody knows.
      firstName: speaker.speaker_name!,
      email: usable(id === null ? speaker.speaker_email : known?.email),
      lang: speaker.speaker_lang ?? own,
    };
  }
  const person = await readRecord(tenant, personId);
  return {
    personId,
    firstName: person?.first_name ?? '',
    email: usable(person?.email),
    lang: person?.lang ?? own,
  };
}

/** Null where they have none that is usable. */
export const emailOfPerson = async (tenant: Tenant, id: number): Promise<string | null> =>
  usable((await readRecord(tenant, id))?.email);

/** By the ids of their talks, all of them in two queries. */
export async function emailsOf(
  tenant: Tenant,
  rows: readonly Pick<TalkRow, 'id' | 'person_id' | 'speaker_id' | 'speaker_email'>[],
): Promise<Map<number, string | null>> {
  const people = rows.flatMap(({ person_id }) => person_id ?? []);
  const visitors = rows.flatMap(({ speaker_id }) => speaker_id ?? []);
  const own = people.length === 0 ? [] : await reachablePeople.among(tenant, people);
  const known = visitors.length === 0 ? [] : await speakersNumbered(tenant, visitors);
  const byPerson = new Map(own.map(({ id, email }) => [id, email]));
  const bySpeaker = new Map(known.map(({ id, email }) => [id, email]));
  return new Map(
    rows.map(({ id, person_id, speaker_id, speaker_email }) => {
      if (person_id !== null) return [id, usable(byPerson.get(person_id))];
      return [id, usable(speaker_id === null ? speaker_email : bySpeaker.get(speaker_id))];
    }),
  );
}
