/** Puts one duty into the calendar of the phone; the feed has all of them. */
import { calendarFile } from '@sheaf/rules/duties/calendar-file';
import { clockOf, dateOf, instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { saveBlob } from '../../platform/save-file.ts';
import { useSignedIn } from '../../platform/session.ts';
import { type Translate, useTexts } from '../../platform/texts.ts';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';
import { endOf, kindWordOf, linesOf, startOf } from './my-duty-words.ts';

function fileOf(t: Translate, duty: MyDuty, zone: string): Blob {
  const instantOf = (time: string): number => instantOfWallTime(dateOf(time), clockOf(time), zone);
  const text = calendarFile({
    uid: `duty-${duty.id}@${location.hostname}`,
    title: titleOfMine(t, duty),
    note: [kindWordOf(t, duty), ...linesOf(t, duty)].join('\n'),
    start: instantOf(startOf(duty)),
    end: instantOf(endOf(duty)),
    stamp: Date.now(),
  });
  return new Blob([text], { type: 'text/calendar' });
}

export function useCalendarFile() {
  const { t } = useTexts();
  const zone = useSignedIn().congregation.timezone_id;
  return (duty: MyDuty): void => saveBlob(fileOf(t, duty, zone), `${duty.date}.ics`);
}
