/** PDF of the week of a visit: meetings, talks and places of field service groups (PRINT-P8, PRINT-O8). */
import { clockOf, dateOf } from '@sheaf/rules/time/wall-time';
import type { allEvents } from '#contexts/events/events.api';
import type { Letterhead, PrintedMeeting } from '#contexts/meetings/meetings/printed-meetings';
import { weekRows } from '#contexts/meetings/meetings/schedule-rows';
import type { PlannedTalk } from '#contexts/meetings/talks/planned-talk.api';
import type { fieldMeetingsBetween } from '#contexts/service/service.api';
import { clockText } from '#platform/clock-text';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { shortDay } from '#platform/spoken-day';
import { say } from '#platform/texts';

const body = `
#heading-of(data.title, data.line)
#if data.facts.len() > 0 {
  grid(columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2.6mm, ..data.facts.map(((label, value)) => (label, strong(value))).flatten())
  v(6mm)
}
#if data.service != none {
  section-of(data.labels.service, table-of((auto, auto, 1.2fr, 1.6fr, 1.2fr), data.serviceHead, data.service, data.labels.noService))
}
#for meeting in data.meetings {
  section-of(meeting.name, line: meeting.day, breakable: false, {
    if meeting.instead != none { strong(meeting.instead) } else {
      for one in meeting.chairmen [#one.class: #strong(one.name) \\ ]
      v(1mm)
      grid(columns: (auto, 1fr, auto), inset: (x: 1mm, y: 1.3mm), stroke: (bottom: 0.4pt), ..meeting.rows.map(row => (row.time, [#row.title #text(size: 0.85em, row.minutes)],
        align(end, row.names.map(one => [#if one.class != none [#text(size: 0.85em, one.class + ": ")]#one.name]).join(linebreak())))).flatten())
    }
  })
}
#if data.none != none { data.none }
`;

export interface Visit {
  event: Awaited<ReturnType<typeof allEvents>>[number];
  weeks: { from: string; to: string };
  printed: readonly PrintedMeeting[];
  /** By duty id. */
  talks: ReadonlyMap<number, PlannedTalk>;
  service: Awaited<ReturnType<typeof fieldMeetingsBetween>>;
}

const phrase = (lang: string, key: string, values?: Record<string, string>): string =>
  say(lang, `printing:visit.${key}`, values);

/** A visiting speaker is no person of the congregation, so the name comes from the booking. */
function speakerRow(talk: PlannedTalk | undefined) {
  if (!talk) return undefined;
  const { speaker_name: name, speaker_congregation: from, notes } = talk;
  const names = name ? [{ class: null, name: from ? `${name} (${from})` : name }] : [];
  return { title: notes, names };
}

/** The visitor replaces a booked speaker of the weekend (EVENTS-O3). */
function guestRow({ eventTalk }: PrintedMeeting) {
  if (!eventTalk) return undefined;
  const { speaker, public_theme: theme } = eventTalk;
  return { title: theme ?? '', names: speaker ? [{ class: null, name: speaker }] : [] };
}

function programOf(one: PrintedMeeting, visit: Visit, head: Letterhead) {
  const { talks } = visit;
  const { day, instead, chairmen, sections } = weekRows(one, head, say);
  const booked = one.duties.flatMap(({ id }) => talks.get(id) ?? []).find(({ notes }) => notes !== '');
  const rows = sections.flatMap((section) => section.rows);
  const own = one.parts.findIndex(({ row }) => row.section === 'talk' && row.key !== 'song');
  const guest = guestRow(one);
  const talk = guest ?? speakerRow(booked);
  if (talk && rows[own]) {
    if (talk.title) rows[own].title = talk.title;
    rows[own].names = guest ? talk.names : [...rows[own].names, ...talk.names];
  }
  return { name: say(head.lang, `meetings:type.${one.meeting.type}`), day, instead, chairmen, rows };
}

function factsOf({ event }: Visit, lang: string): [string, string][] {
  const given = [
    ['speaker', event.speaker],
    ['publicTheme', event.public_theme],
    ['theme', event.theme],
    ['location', event.location],
  ] as const;
  return given.flatMap(([key, value]) => (value ? [[say(lang, `events:form.${key}`), value]] : []));
}

function serviceOf({ service }: Visit, { lang, time_format }: Letterhead): string[][] {
  return service.map(({ start, label, location, online, overseer }) => [
    shortDay(lang, dateOf(start)),
    clockText(lang, clockOf(start), time_format),
    label ?? '',
    online ? phrase(lang, 'online') : (location ?? ''),
    overseer?.full_name ?? '',
  ]);
}

/** @param visit null if none is planned. */
export function visitPaper(visit: Visit | null, head: Letterhead): Paper {
  const { lang, name } = head;
  const { from, to } = visit?.weeks ?? { from: '', to: '' };
  return {
    body,
    lang,
    data: {
      congregation: name,
      title: visit?.event.label ?? say(lang, 'events:type.co'),
      line: visit ? phrase(lang, 'span', { from: paperDate(lang, from), to: paperDate(lang, to) }) : '',
      labels: Object.fromEntries(['service', 'noService'].map((key) => [key, phrase(lang, key)])),
      facts: visit ? factsOf(visit, lang) : [],
      meetings: visit?.printed.map((one) => programOf(one, visit, head)) ?? [],
      serviceHead: ['day', 'time', 'group', 'place', 'leads'].map((key) => phrase(lang, key)),
      service: visit ? serviceOf(visit, head) : null,
      none: visit ? null : phrase(lang, 'none'),
    },
  };
}
