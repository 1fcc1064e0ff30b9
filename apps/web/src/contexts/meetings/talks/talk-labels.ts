/** How talks, weeks and requests are told. */
import { weeksBetween } from '@sheaf/rules/schedules/calendar-week';
import type { Reply } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { StatusTrailProps } from '#ui/schedule/status-trail.tsx';

export type Week = Reply<'talks.listTalks'>[number];
export type Talk = NonNullable<Week['talk']>;
export type TalkFilter = 'all' | 'open' | 'awaiting' | 'declined';

/** Without a title a talk is told by its number. */
export const talkLine = (t: Translate, { number, title }: Pick<Talk, 'number' | 'title'>): string =>
  title === null ? t('talks:number', { number }) : joinTexts([t('talks:number', { number }), title]);

/** EVENTS-O3: nobody is booked where the talk of an event is shown. */
export const isBookable = ({ closed, event_talk }: Pick<Week, 'closed' | 'event_talk'>): boolean =>
  closed === null && !event_talk;

/** The talk of an event: its theme and who gives it. */
export const eventTalkLine = ({ event_talk: talk }: Pick<Week, 'event_talk'>): string =>
  joinTexts([talk?.public_theme, talk?.speaker], ' · ');

/** TALK-R3: what the speaker said yes to, where the talk has another date or hour now. */
export const acceptedFor = (t: Translate, { answered_for: was }: Pick<Talk, 'answered_for'>): string | null =>
  was && t('talks:acceptedFor', { when: joinTexts([fullDay(was.date), clockTime(was.time)]) });

/** TALK-R4: whether the speaker hears of it when the booking is cleared. */
export const isToldOf = (talk: Talk | null): boolean =>
  talk?.confirmed === 1 && talk.emails.some(({ channel }) => channel !== 'share');

/** What asks for a hand: a week without a speaker, one without an answer, one with a no. Of whoever is invited an answer is awaited. */
export const isWanted = (week: Week, isInvited: boolean, wanted: TalkFilter): boolean => {
  const { talk } = week;
  if (wanted === 'all') return true;
  if (wanted === 'open') return isBookable(week) && talk === null && !isInvited;
  if (wanted === 'awaiting' && talk === null) return isInvited;
  return talk?.confirmed === (wanted === 'awaiting' ? 0 : 2);
};

/** Weeks from one Monday to another, for `In 3 weeks`. */
export const weeksAhead = (from: string, to: string): number => weeksBetween(from, to);

/** WKND-R14. What the coordinator entered is never shown as the speaker's yes. */
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

/** Where a speaker of another congregation is invited for the day. */
export const invitationTo = ({
  local_date: date,
  language_group_id: group,
}: Pick<Week, 'local_date' | 'language_group_id'>): string =>
  `/settings/proposals/?invite=&date=${date}${group === null ? '' : `&group=${group}`}`;
