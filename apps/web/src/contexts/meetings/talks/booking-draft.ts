/** Draft of a booking: speaker, talk, and whether they are asked. */
import type { Visit } from '@sheaf/rules/meetings/talks/visits';
import { visitOf } from '@sheaf/rules/meetings/talks/visits';
import type { Reply } from '#platform/api.ts';
import type { Body } from '#platform/use-write.ts';
import type { Week } from './talk-labels.ts';

/** Speaker of our own congregation or from the directory. */
export interface Speaker {
  id: number;
  full_name: string;
  last_first: string;
  appointment: string;
  /** Null for our own congregation. */
  host: { id: number; name: string } | null;
  outlines: readonly number[];
  reached_by: 'email' | 'sms' | null;
  away_dates: readonly { start_date: string; end_date: string }[];
  busy: boolean;
  cannot: boolean;
  last_here: { date: string; number: number } | null;
}

export interface Visitor {
  name: string;
  congregation: string;
  email: string;
  phone: string;
}

export interface Draft {
  speaker: Speaker | null;
  visitor: Visitor | null;
  step: 'speaker' | 'talk';
  number: number | null;
  asks: boolean;
}

export const emptyDraft: Draft = {
  speaker: null,
  visitor: null,
  step: 'speaker',
  number: null,
  asks: true,
};

export const speakerOfOwn = (own: Reply<'talks.listOwnSpeakers'>[number]): Speaker => ({
  ...own,
  host: null,
});

/** The server decides whether a number can receive an SMS. */
const reachedBy = ({
  email,
  phone,
}: {
  email: string | null;
  phone: string | null;
}): Speaker['reached_by'] => {
  if (email?.includes('@')) return 'email';
  return phone && phone.trim() !== '' ? 'sms' : null;
};

export function speakerOfDirectory(
  found: Reply<'speakers.searchSpeakers'>[number],
  visits: readonly Visit[],
): Speaker {
  const visit = visitOf(visits, found);
  return {
    id: found.id,
    full_name: found.full_name,
    last_first: found.last_first,
    appointment: found.appointment,
    host: { id: found.congregation_id, name: found.congregation },
    outlines: found.outlines.map(({ number }) => number),
    reached_by: reachedBy(found),
    away_dates: found.away_dates,
    busy: false,
    cannot: false,
    last_here: visit ? { date: visit.date, number: visit.number } : null,
  };
}

/** Speaker from their congregation's profile (SPKR-O5). */
export const speakerOfProfile = (
  { id, name, active }: Pick<Reply<'speakers.readProfile'>, 'id' | 'name' | 'active'>,
  speaker: Reply<'speakers.readProfile'>['speakers'][number],
): Speaker => ({
  id: speaker.id,
  full_name: speaker.full_name,
  last_first: speaker.last_first,
  appointment: speaker.appointment,
  host: active ? null : { id, name },
  outlines: speaker.outlines.map(({ number }) => number),
  reached_by: reachedBy(speaker),
  away_dates: speaker.away_dates,
  busy: false,
  cannot: false,
  last_here: null,
});

export const nameOf = ({ speaker, visitor }: Draft): string =>
  speaker?.full_name ?? visitor?.name.trim() ?? '';

/** Channel of the request; null without a contact. */
export const reachOf = ({ speaker, visitor }: Draft): Speaker['reached_by'] =>
  speaker ? speaker.reached_by : visitor && reachedBy(visitor);

export function bodyOf(week: Week, draft: Draft): Body<'talks.bookTalk'> {
  const { speaker, visitor, number, asks } = draft;
  const who = speaker
    ? { speaker_id: speaker.id, ...(speaker.host && { congregation_id: speaker.host.id }) }
    : { speaker: visitor! };
  const confirmation = asks && reachOf(draft) !== null;
  return { meeting_id: week.id, public_talk_id: number!, confirmation, ...who };
}
