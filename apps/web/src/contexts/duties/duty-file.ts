/** Calendar file of one duty, with the same UID as in the feed. */
import { calendarFile } from '@sheaf/rules/duties/calendar-file';
import { clockOf, dateOf, instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { saveBlob } from '#platform/save-file.ts';

export interface DutyEntry {
  id: number;
  title: string;
  note: string;
  /** Wall-clock times in the zone, `2026-11-25T19:16`. */
  startsAt: string;
  endsAt: string;
  zone: string;
}

export function saveDutyFile({ id, title, note, startsAt, endsAt, zone }: DutyEntry): void {
  const instantOf = (time: string): number => instantOfWallTime(dateOf(time), clockOf(time), zone);
  const text = calendarFile({
    uid: `duty-${id}@${location.hostname}`,
    title,
    note,
    start: instantOf(startsAt),
    end: instantOf(endsAt),
    stamp: Date.now(),
  });
  saveBlob(new Blob([text], { type: 'text/calendar' }), `${dateOf(startsAt)}.ics`);
}
