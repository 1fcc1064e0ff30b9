/** Quiet hours of a person: which messages wait, and until when (MSG-R25). Instants are milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill';
import type { Channel } from './recipients.ts';

/** Wall times of the congregation, `22:00`. They pass midnight if `until` is not after `from`. */
export interface QuietHours {
  from: string;
  until: string;
}

export interface HoldableMessage {
  channel: Channel;
  kind: string;
  /** The sender marked it as urgent. */
  urgent: boolean;
  /** Start of the subject; null if unknown. */
  startsAt: number | null;
}

/** The recipient requested the sign-in link; the reminder of the evening contains "tomorrow" and is false after midnight. */
const urgentKinds: ReadonlySet<string> = new Set(['link', 'duty-evening']);
/** A subject that begins sooner after the quiet hours is not held: the person still has to get there. */
const noticeMilliseconds = 2 * 3_600_000;

const isQuietAt = ({ from, until }: QuietHours, time: string): boolean =>
  from < until ? time >= from && time < until : time >= from || time < until;

const clockTimeOf = (zoned: Temporal.ZonedDateTime): string => zoned.toPlainTime().toString().slice(0, 5);

/** Returns the end of the current quiet hours, null outside them. */
export function quietHoursEnd(hours: QuietHours, zone: string, now: number): number | null {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  if (!isQuietAt(hours, clockTimeOf(here))) return null;
  const ends = [here.toPlainDate(), here.toPlainDate().add({ days: 1 })].flatMap((date) => {
    const end = date.toPlainDateTime(hours.until);
    // A time repeated in autumn ends the quiet hours twice; of a time skipped in spring the earlier instant is still quiet.
    return (['earlier', 'later'] as const).map(
      (disambiguation) => end.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
    );
  });
  const isOver = (end: number): boolean =>
    !isQuietAt(hours, clockTimeOf(Temporal.Instant.fromEpochMilliseconds(end).toZonedDateTimeISO(zone)));
  return ends.filter((end) => end > now && isOver(end)).sort((a, b) => a - b)[0] ?? null;
}

/** Returns the instant until which a message waits, null if it is sent now. E-mail does not ring and never waits. */
export function heldUntil(
  { channel, kind, urgent, startsAt }: HoldableMessage,
  hours: QuietHours | null,
  { zone, now }: { zone: string; now: number },
): number | null {
  if (!hours || channel === 'email' || urgent || urgentKinds.has(kind)) return null;
  const end = quietHoursEnd(hours, zone, now);
  if (end === null || (startsAt !== null && startsAt < end + noticeMilliseconds)) return null;
  return end;
}
