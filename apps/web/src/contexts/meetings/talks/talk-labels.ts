import { weeksBetween } from '@sheaf/rules/schedules/calendar-week';
import type { Reply } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { StatusTrailProps } from '#ui/schedule/status-trail.tsx';

export type Week = Reply<'talks.listTalks'>[number];
export type Talk = NonNullable<Week['talk']>;
export type TalkFilter = 'all' | 'open' | 'awaiting' | 'declined';

/** Number and title of a talk; only the number without a title. */
export const talkLine = (t: Translate, { number, title }: Pick<Talk, 'number' | 'title'>): string =>
  title === null ? t('talks:number', { number }) : joinTexts([t('talks:number', { number }), title]);

/** EVENTS-O3: a week with an event's talk cannot be booked. */
export const isBookable = ({ closed, event_talk }: Pick<Week, 'closed' | 'event_talk'>): boolean =>
  closed === null && !event_talk;

export const eventTalkLine = ({ event_talk: talk }: Pick<Week, 'event_talk'>): string =>
  joinTexts([talk?.public_theme, talk?.speaker], ' · ');

/** TALK-R3: accepted date and time, if the talk has moved since. */
export const acceptedFor = (t: Translate, { answered_for: was }: Pick<Talk, 'answered_for'>): string | null =>
  was && t('talks:acceptedFor', { when: joinTexts([fullDay(was.date), clockTime(was.time)]) });

/** TALK-R4: true if the speaker is notified when the booking is cleared. */
export const isToldOf = (talk: Talk | null): boolean =>
  talk?.confirmed === 1 && talk.emails.some(({ channel }) => channel !== 'share');

/**
 * Weeks that match a filter: without a speaker, without an answer, declined. An invitation counts as awaiting
 * an answer.
 */
export const isWanted = (week: Week, isInvited: boolean, wanted: TalkFilter): boolean => {
  const { talk } = week;
  if (wanted === 'all') return true;
  if (wanted === 'open') return isBookable(week) && talk === null && !isInvited;
  if (wanted === 'awaiting' && talk === null) return isInvited;
  return talk?.confirmed === (wanted === 'awaiting' ? 0 : 2);
};

/** Weeks between two Mondays, for `In 3 weeks`. */
export const weeksAhead = (from: string, to: string): number => weeksBetween(from, to);

/** WKND-R14. A confirmation recorded by the coordinator is never shown as the speaker's own. */
export function trailOf({
  emails,
  confirmed,
  answer,
  answered_at,
}: Pick<Talk, 'emails' | 'confirmed' | 'answer' | 'answered_at'>): StatusTrailProps {
  const state =
    confirmed === 2 ? 'declined' : confirmed === 0 ? 'awaiting' : answer === null ? 'entered' : 'confirmed';
  const last = emails.at(-1)?.logs.sent_at;
  const seen = emails.findLast(({ logs }) => logs.opened_at !== null)?.logs.opened_at;
  return {
    requested: emails.length,
    seen: Boolean(seen),
    state,
    ...(last && {
      times: {
        requested: dateAndTime(last),
        ...(seen && { seen: dateAndTime(seen) }),
        ...(answered_at && { state: dateAndTime(answered_at) }),
      },
    }),
  };
}

/** Path to invite a speaker of another congregation for that day. */
export const invitationTo = ({
  local_date: date,
  language_group_id: group,
}: Pick<Week, 'local_date' | 'language_group_id'>): string =>
  `/settings/proposals/?invite=&date=${date}${group === null ? '' : `&group=${group}`}`;
