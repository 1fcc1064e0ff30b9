/**
 * Reads table rows as congregations with speakers, or as a talk history; unclear lines are reported and left
 * out (SPKR-I2).
 */

import { unquoted } from '../../files/csv.ts';
import { cutCell } from '../../files/cut-cell.ts';
import { type MatchedColumn, matchedPlaces } from '../../files/matched-columns.ts';
import { type UnusedColumn, unusedColumns } from '../../files/unused-columns.ts';
import { type ImportTable, isEmptyRow } from '../../territory/territory-import/cells.ts';
import { foldedText } from '../../text/folded-text.ts';
import { namesInOrder } from '../../text/names-in-order.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import { dayOrderOf, readDate } from '../../time/date-text.ts';
import { readOutlines } from '../speakers/outline-text.ts';
import { highestTalk } from '../talks/title-list.ts';
import { isTooLong, leaveOutBadCells, longestOf, longestText } from './bad-cells.ts';
import type { SpeakerField } from './columns.ts';
import { readClock, readWeekday } from './meeting-time.ts';
import type { RowReason } from './row-reasons.ts';

export interface RowProblem {
  line: number;
  reason: RowReason | 'congregation-shows-itself';
  text: string;
}

export interface FileCongregation {
  name: string;
  circuit: string | null;
  address: string | null;
  suburb: string | null;
  postcode: string | null;
  public_day: number | null;
  public_start_time: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
}

export interface FileSpeaker {
  full_name: string;
  email: string | null;
  phone: string | null;
  appointment: 'elder' | 'servant';
  outlines: number[];
}

export interface DirectoryLine {
  line: number;
  congregation: FileCongregation;
  /** Null in a line with a congregation only. */
  speaker: FileSpeaker | null;
}

export interface GivenLine {
  line: number;
  number: number;
  date: string;
  speaker_name: string | null;
  speaker_congregation: string | null;
}

export interface ReadLines<Line> {
  lines: Line[];
  problems: RowProblem[];
  /** Cells removed from their lines. */
  cells: RowProblem[];
  unused: UnusedColumn[];
}

const shownText = 120;

const appointments = {
  elder: ['elder', 'e', 'شيخ'].map(foldedText),
  servant: ['servant', 'ministerial servant', 'ms', 'خادم مساعد'].map(foldedText),
};

export const speakerAppointments = ['elder', 'servant'] as const;

/** A person's answer to the meaning of a word in the file. */
export interface AppointmentAnswer {
  word: string;
  appointment: FileSpeaker['appointment'];
}

interface AskedAppointment {
  word: string;
  /** Number of lines. */
  count: number;
}

const longestWord = 60;

/** Collects words without an answer, each once. */
function openAppointments(answers: readonly AppointmentAnswer[]) {
  const answered = new Map(answers.map(({ word, appointment }) => [foldedText(word.trim()), appointment]));
  const asked = new Map<string, AskedAppointment>();
  const read = (text: string): FileSpeaker['appointment'] | 'appointment-unknown' => {
    const word = foldedText(text.trim());
    const known = speakerAppointments.find((one) => appointments[one].includes(word)) ?? answered.get(word);
    if (known) return known;
    const before = asked.get(word);
    if (before) before.count += 1;
    else asked.set(word, { word: toWellFormed(text.trim().slice(0, longestWord)), count: 1 });
    return 'appointment-unknown';
  };
  return { read, asked: () => [...asked.values()] };
}

type ReadAppointment = ReturnType<typeof openAppointments>['read'];

/** Full name from one column or two. */
const speakerIn = (cell: Cell): string =>
  namesInOrder(cell('speaker') || [cell('first_name'), cell('last_name')].filter(Boolean).join(' '));

type Cell = (field: SpeakerField) => string;

const orNull = (text: string): string | null => text || null;

function readCongregation(cell: Cell): FileCongregation | RowReason {
  const [day, time] = [readWeekday(cell('day')), readClock(cell('time'))];
  if (cell('congregation') === '') return 'congregation-missing';
  return {
    name: cell('congregation'),
    circuit: orNull(cell('circuit')),
    address: orNull(cell('address')),
    suburb: orNull(cell('suburb')),
    postcode: orNull(cell('postcode')),
    public_day: day === 'day-unclear' ? null : day,
    public_start_time: time === 'time-unclear' ? null : time,
    contact_name: orNull(cell('contact')),
    contact_email: orNull(cell('contact_email')),
    contact_phone: orNull(cell('contact_phone')),
  };
}

function readSpeaker(cell: Cell, readAppointment: ReadAppointment): FileSpeaker | null | RowReason {
  const said = (['email', 'phone', 'appointment', 'talks'] as const).some((field) => cell(field) !== '');
  const full_name = speakerIn(cell);
  if (full_name === '') return said ? 'speaker-missing' : null;
  const appointment = readAppointment(cell('appointment'));
  const talks = readOutlines(cell('talks'));
  if (appointment === 'appointment-unknown') return appointment;
  const [email, phone] = [orNull(cell('email')), orNull(cell('phone'))];
  return { full_name, email, phone, appointment, outlines: talks.numbers };
}

function readDirectoryLine(
  cell: Cell,
  line: number,
  readAppointment: ReadAppointment,
): DirectoryLine | RowReason {
  const congregation = readCongregation(cell);
  if (typeof congregation === 'string') return congregation;
  const speaker = readSpeaker(cell, readAppointment);
  return typeof speaker === 'string' ? speaker : { line, congregation, speaker };
}

/** Returns the non-empty rows by field, using the assigned columns. */
function readLines<Line extends object>(
  table: ImportTable,
  matched: readonly MatchedColumn<SpeakerField>[],
  read: (cell: Cell, line: number) => Line | RowReason,
): ReadLines<Line> {
  const { places } = matchedPlaces(table.headings, matched);
  const lines: Line[] = [];
  const problems: RowProblem[] = [];
  const left: RowProblem[] = [];
  for (const row of table.rows) {
    if (isEmptyRow(row)) continue;
    const cells = new Map(
      [...places].map(([field, place]) => [
        field,
        cutCell(unquoted(row.cells[place] ?? ''), longestOf(field)),
      ]),
    );
    const { kept, bad } = leaveOutBadCells(cells);
    const cell: Cell = (field) => kept.get(field) ?? '';
    const told = isTooLong(kept) ? ('too-long' as const) : read(cell, row.line);
    if (typeof told === 'string') {
      const text = toWellFormed(row.cells.join(' · ').slice(0, shownText));
      problems.push({ line: row.line, reason: told, text });
    } else {
      lines.push(told);
      left.push(...bad.map(({ reason, text }) => ({ line: row.line, reason, text })));
    }
  }
  const used = new Set(places.values());
  const cells = table.rows.map((row) => row.cells);
  const unused = unusedColumns(table.headings, cells, (place) => used.has(place));
  return { lines, problems, cells: left, unused };
}

/** Lines with an unknown appointment word are imported once it is answered. */
export function readDirectoryLines(
  table: ImportTable,
  matched: readonly MatchedColumn<SpeakerField>[],
  answers: readonly AppointmentAnswer[] = [],
): ReadLines<DirectoryLine> & { asked: AskedAppointment[] } {
  const { read, asked } = openAppointments(answers);
  const lines = readLines(table, matched, (cell, line) => readDirectoryLine(cell, line, read));
  return { ...lines, asked: asked() };
}

/** @param today later talks are not history and are left out. */
export function readGivenLines(
  table: ImportTable,
  matched: readonly MatchedColumn<SpeakerField>[],
  today: string,
): ReadLines<GivenLine> {
  const { places } = matchedPlaces(table.headings, matched);
  const order = dayOrderOf(
    table.rows.map(({ cells }) => cutCell(cells[places.get('date') ?? -1], longestText)),
  );
  return readLines(table, matched, (cell, line): GivenLine | RowReason => {
    const [, digits] = /^(?:no\.? ?)?(\d{1,3})\.?$/.exec(foldedText(cell('number'))) ?? [];
    const number = Number(digits);
    if (!digits || number < 1 || number > highestTalk) return 'number-wrong';
    const date = readDate(cell('date'), order, today);
    if (!date.allowed) return 'date-unclear';
    return {
      line,
      number,
      date: date.value,
      speaker_name: orNull(speakerIn(cell)),
      speaker_congregation: orNull(cell('congregation')),
    };
  });
}
