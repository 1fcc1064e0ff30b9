/** Rows of the midweek schedule of a week, for paper and mail (PRINT-O7). */
import { isInEveryHall } from '@sheaf/rules/meetings/meetings/seats';
import { fullName } from '@sheaf/rules/people/people/names';
import type { NamedDuty } from '#contexts/duties/duties.api';
import { insteadLine } from '#contexts/meetings/meetings/labelled-events';
import type { Letterhead, PrintedMeeting, PrintedPart } from '#contexts/meetings/meetings/printed-meetings';
import { clockText } from '#platform/clock-text';
import { fullDate } from '#platform/full-date';

/** With direction marks on paper, without them in a mail. */
type Translator = (lang: string, key: string, values?: Record<string, string | number>) => string;

interface ClassName {
  class: string | null;
  name: string;
}

const nameOf = ({ first_name, last_name }: NamedDuty): string | null =>
  first_name === null || last_name === null ? null : fullName({ first_name, last_name });

/** Used for meetings with several classes. */
export const className = (lang: string, hall: number, say: Translator): string =>
  say(lang, hall === 1 ? 'printing:midweek.main' : 'printing:midweek.class', { number: hall - 1 });

const isInClasses = ({ row }: PrintedPart, { meeting }: PrintedMeeting): boolean =>
  meeting.halls > 1 && isInEveryHall(row);

/** People of a part in a class, the helper after the person of the part; empty without people. */
const peopleIn = (hall: number, { row }: PrintedPart, { duties }: PrintedMeeting): string =>
  duties
    .filter((duty) => duty.part_id === row.id && duty.hall === hall)
    .toSorted((one, other) => Number(one.kind === 'helper') - Number(other.kind === 'helper'))
    .flatMap((duty) => nameOf(duty) ?? [])
    .join(' / ');

const hallsOf = ({ halls }: PrintedMeeting['meeting']): number[] =>
  Array.from({ length: halls }, (_, at) => at + 1);

/** People of a part by class, helpers included. */
function namesOf(say: Translator, lang: string, part: PrintedPart, one: PrintedMeeting): ClassName[] {
  const several = isInClasses(part, one);
  return hallsOf(one.meeting).flatMap((hall) => {
    const name = peopleIn(hall, part, one);
    return name ? [{ class: several ? className(lang, hall, say) : null, name }] : [];
  });
}

/** The overseer has the talk of his visit. */
function visitorOf({ row }: PrintedPart, { eventTalk }: PrintedMeeting): ClassName[] {
  return row.event_id === null || !eventTalk?.speaker ? [] : [{ class: null, name: eventTalk.speaker }];
}

/** Prayers are listed at the first and the last song. */
function prayerAt(
  say: Translator,
  lang: string,
  { row }: PrintedPart,
  { duties }: PrintedMeeting,
): ClassName[] {
  const place = row.key === 'song' ? 1 : row.key === 'last-song' ? 2 : null;
  const prayer = duties.find((duty) => duty.kind === 'prayer' && duty.place === place);
  const name = prayer && nameOf(prayer);
  return name ? [{ class: say(lang, 'duties:kind.prayer'), name }] : [];
}

export function weekRows(one: PrintedMeeting, { lang, time_format }: Letterhead, say: Translator) {
  const { meeting, parts, duties, instead, eventTalk } = one;
  const row = (part: PrintedPart) => ({
    time: clockText(lang, part.time.from, time_format),
    title: part.number === null ? part.row.title : `${part.number}. ${part.row.title}`,
    minutes: say(lang, 'printing:midweek.minutes', { count: part.row.minutes }),
    names: [...namesOf(say, lang, part, one), ...visitorOf(part, one), ...prayerAt(say, lang, part, one)],
    /** Names by class, empty in a class without people; null for a part that is not in every class. */
    columns: isInClasses(part, one) ? hallsOf(meeting).map((hall) => peopleIn(hall, part, one)) : null,
  });
  return {
    day: fullDate(lang, meeting.held_on),
    reading: meeting.reading,
    classes: hallsOf(meeting).map((hall) => className(lang, hall, say)),
    instead: instead === null ? null : insteadLine(instead, eventTalk),
    chairmen: duties
      .filter(({ kind }) => kind === 'chairman')
      .toSorted((a, b) => a.hall - b.hall)
      .map((duty) => ({
        class:
          duty.hall === 1
            ? say(lang, 'duties:kind.chairman')
            : say(lang, 'printing:midweek.counselor', { number: duty.hall - 1 }),
        name: nameOf(duty) ?? '',
      })),
    sections: [...Map.groupBy(parts, (part) => part.row.section)].map(([section, rows]) => ({
      name: say(lang, `meetings:sections.${section}`),
      rows: rows.map(row),
    })),
  };
}
