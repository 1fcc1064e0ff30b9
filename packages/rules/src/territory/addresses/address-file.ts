/** Reads the rows of an address file: each row becomes an address or a reason for refusal. */
import { allow, type Decision, refuse } from '../../decision.ts';
import { cutCell } from '../../files/cut-cell.ts';
import { foldSpaces } from '../../files/spaces.ts';
import { foldDigits } from '../../text/fold-digits.ts';
import { type DayOrder, readDate } from '../../time/date-text.ts';
import { beginOf } from '../territory-import/cells.ts';
import { readState } from '../territory-import/imported-terms.ts';
import type { FileColumns } from './address-columns.ts';
import { readDoNotCallMark, saysDoNotCall } from './do-not-call-mark.ts';
import {
  type HyphenMeaning,
  hasOpenHyphen,
  highestHouse,
  listSigns,
  longestSuffix,
  numberIn,
  readSuffix,
  writtenSuffix,
} from './house-suffix.ts';

export interface FileAddress {
  house: string;
  suffix: string | null;
  unit: string | null;
  street: string;
  suburb: string | null;
  postcode: string | null;
  lat: number;
  lng: number;
  isDoNotCall: boolean;
  /** 1 if the list marks the address as not at home. */
  attempts: number;
  phone: string | null;
  note: string | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
}

export type RowRefusal =
  | 'do-not-call-lost'
  | 'marked-gone'
  | 'house-missing'
  | 'street-missing'
  | 'place-wrong';

export const readPlace = (latitude: string, longitude: string): { lat: number; lng: number } | null => {
  const lat = Number(latitude);
  const lng = Number(longitude);
  const real =
    latitude.trim() !== '' && longitude.trim() !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return real ? { lat, lng } : null;
};

type FileNumbers = Pick<FileAddress, 'house' | 'suffix' | 'unit'>;

/**
 * Reads `12`, `12a`, `12 bis`, `8-10`, `3/31B`. Other forms (`A12`, `6B;6C`, `Villa Rosa`) are stored as
 * written, with their first number or zero (ADDR-R61).
 */
export function readNumbers(
  text: string,
  hyphen: HyphenMeaning,
  tell: (reason: 'text-shortened') => void,
): FileNumbers {
  const whole = foldSpaces(text.trim());
  const [, unit, rest = ''] = /^([\p{L}\p{Nd}]{1,6}) ?\/ ?(\p{Nd}.*)$/u.exec(whole) ?? [
    null,
    undefined,
    whole,
  ];
  const spelled = unit === undefined ? null : foldDigits(unit).toUpperCase();
  const [, digits, suffix = ''] = /^(\d{1,9})(?!\d) ?(.*)/s.exec(listSigns(rest)) ?? [];
  const number = numberIn(rest) ?? 0;
  const house = String(number);
  const isTyped = number > 0 && number <= highestHouse;
  if (isTyped && digits !== undefined && suffix === '') return { house, suffix: null, unit: spelled };
  const isOne = (hyphen === 'number' && hasOpenHyphen(rest)) || /^\d|~/.test(suffix);
  const read = digits === undefined || isOne || !isTyped ? null : readSuffix(number, suffix);
  if (read && 'suffix' in read) return { house, suffix: read.suffix, unit: spelled };
  if (rest.length >= longestSuffix) tell('text-shortened');
  return { house, suffix: writtenSuffix(rest), unit: spelled };
}

/** Maximum length of a house number or a coordinate; longer texts belong to other columns. */
const longestFigure = 60;
const longestNote = 500;

type RowNote = 'state-unknown' | 'date-unreadable' | 'date-ahead' | 'date-missing' | 'text-shortened';

export interface RowReading {
  order: DayOrder | null;
  /** Today in the congregation's time zone. */
  today: string;
  hyphen: HyphenMeaning;
  /** Receives notes about details of an accepted row that are not imported. */
  tell(reason: RowNote): void;
}

/** The cells of a row, trimmed and cut to the database limit; each cut is reported. */
function openRow(row: readonly string[], { tell }: RowReading) {
  const cell = (column: number | null, most = longestFigure): string =>
    column === null ? '' : cutCell(row[column], most);
  return {
    cell,
    kept: (column: number | null, most: number): string => {
      const text = cell(column, most);
      if (text.length > most) tell('text-shortened');
      return beginOf(text, most);
    },
    all: (columns: readonly number[], most = longestFigure): string[] =>
      columns.map((column) => cell(column, most)).filter((text) => text !== ''),
  };
}

/** Splits texts into readable dates and the rest. */
function splitDates(texts: readonly string[], { order, today }: RowReading) {
  const days: string[] = [];
  const others: { text: string; reason: 'date-unreadable' | 'date-ahead' }[] = [];
  for (const text of texts) {
    const read = readDate(text, order, today);
    if (read.allowed) days.push(read.value);
    else others.push({ text, reason: read.reason });
  }
  return { days: days.sort(), others };
}

type RowMarks = Pick<FileAddress, 'isDoNotCall' | 'attempts' | 'note' | 'date'> & { isGone: boolean };

/** Reads the notes of an address, apart from its location. */
function readMarks(row: ReturnType<typeof openRow>, columns: FileColumns, reading: RowReading): RowMarks {
  const states = row.all(columns.states).map(readState);
  const mark = readDoNotCallMark(row.cell(columns.doNotCall, longestNote));
  const notes = row.all(columns.notes, longestNote);
  const isDoNotCall = mark !== null || states.includes('do-not-call') || notes.some(saysDoNotCall);
  // The column may hold the date of the request, or the words of the resident.
  const marked = splitDates(mark ? [mark] : [], reading);
  const dated = splitDates(row.all(columns.dates), reading);
  const note = [...marked.others.map(({ text }) => text), ...notes].join(' / ');
  const date = marked.days.at(-1) ?? dated.days.at(-1) ?? null;
  if (states.includes(null)) reading.tell('state-unknown');
  for (const { reason } of dated.others) reading.tell(reason);
  if (isDoNotCall && date === null) reading.tell('date-missing');
  if (note.length > longestNote) reading.tell('text-shortened');
  return {
    isDoNotCall,
    date,
    note: beginOf(note, longestNote) || null,
    attempts: states.includes('not-home') ? 1 : 0,
    isGone: states.includes('no-door'),
  };
}

export function readRow(
  cells: readonly string[],
  columns: FileColumns,
  reading: RowReading,
): Decision<FileAddress, RowRefusal> {
  const row = openRow(cells, reading);
  const { isGone, ...marks } = readMarks(row, columns, reading);
  const place = readDoor(row, columns, reading);
  // Importing the row without the mark would send publishers to a do-not-call.
  if (marks.isDoNotCall && !place.allowed) return refuse('do-not-call-lost');
  if (isGone && !marks.isDoNotCall) return refuse('marked-gone');
  if (!place.allowed) return place;
  return allow({
    ...place.value,
    unit: place.value.unit ?? (row.kept(columns.unit, 25).toUpperCase() || null),
    suburb: row.kept(columns.suburb, 60) || null,
    postcode: row.kept(columns.postcode, 10) || null,
    street: row.kept(columns.street, 190),
    phone: row.kept(columns.phone, 40) || null,
    ...marks,
  });
}

type DoorOfRow = Pick<FileAddress, 'house' | 'suffix' | 'unit' | 'lat' | 'lng'>;

function readDoor(
  { cell }: ReturnType<typeof openRow>,
  columns: FileColumns,
  { hyphen, tell }: RowReading,
): Decision<DoorOfRow, Exclude<RowRefusal, 'do-not-call-lost' | 'marked-gone'>> {
  if (cell(columns.house) === '') return refuse('house-missing');
  if (cell(columns.street) === '') return refuse('street-missing');
  const place = readPlace(cell(columns.latitude), cell(columns.longitude));
  if (!place) return refuse('place-wrong');
  return allow({ ...readNumbers(cell(columns.house), hyphen, tell), ...place });
}

/** Identical for two spellings of the same door, which count once. */
export const doorKey = (address: Pick<FileAddress, 'street' | 'house' | 'suffix' | 'unit'>): string =>
  [address.street.toLowerCase(), address.house, address.suffix ?? '', address.unit ?? ''].join('|');
