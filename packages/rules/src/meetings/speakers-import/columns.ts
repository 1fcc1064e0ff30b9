/**
 * Recognises the columns of a speaker table or a talk history; other columns are assigned by hand (SPKR-I1).
 */

import { sampleColumns } from '../../files/matched-columns.ts';
import type { ImportTable } from '../../territory/territory-import/cells.ts';
import { foldedText } from '../../text/folded-text.ts';

/** Row types of a file. */
export const speakerTables = ['speakers', 'history'] as const;
export type SpeakerTable = (typeof speakerTables)[number];

export const columnsOfTable = {
  speakers: [
    ...(['congregation', 'circuit', 'address', 'suburb', 'postcode', 'day', 'time'] as const),
    ...(['contact', 'contact_email', 'contact_phone'] as const),
    ...(['speaker', 'first_name', 'last_name', 'email', 'phone', 'appointment', 'talks'] as const),
  ],
  history: ['number', 'date', 'speaker', 'first_name', 'last_name', 'congregation'],
} as const satisfies Record<SpeakerTable, readonly string[]>;

export const speakerFields = [...new Set([...columnsOfTable.speakers, ...columnsOfTable.history])];
export type SpeakerField = (typeof speakerFields)[number];

/**
 * Headings of other programs and people; headings with several words match without spaces and punctuation
 * too.
 */
const headings: Record<SpeakerField, readonly string[]> = {
  congregation: ['congregation', 'cong', 'الجماعة'],
  circuit: ['circuit', 'الدائرة'],
  address: ['address', 'street', 'kingdomhall', 'hall', 'العنوان'],
  suburb: ['suburb', 'city', 'town', 'الضاحية'],
  postcode: ['postcode', 'zip', 'postalcode'],
  day: ['day', 'meetingday', 'publicday', 'weekendday', 'اليوم'],
  time: ['time', 'meetingtime', 'publicstarttime', 'weekendtime', 'الوقت'],
  contact: ['contact', 'coordinator', 'ptc', 'talkcoordinator', 'المنسق'],
  contact_email: ['contactemail', 'coordinatoremail', 'ptcemail'],
  contact_phone: ['contactphone', 'coordinatorphone', 'ptcphone'],
  speaker: ['speaker', 'name', 'fullname', 'speakername', 'الخطيب'],
  first_name: ['firstname', 'givenname', 'forename', 'speakerfirstname', 'الاسمالأول'],
  last_name: ['lastname', 'surname', 'familyname', 'speakerlastname', 'اسمالعائلة'],
  email: ['email', 'mail', 'speakeremail', 'البريد'],
  phone: ['phone', 'mobile', 'telephone', 'speakerphone', 'الهاتف'],
  appointment: ['appointment', 'privilege', 'position', 'التعيين'],
  talks: ['talks', 'outlines', 'talknumbers', 'outlinenumbers', 'الخطابات'],
  number: ['number', 'no', 'talk', 'outline', 'talkno', 'talknumber', 'outlinenumber', 'الرقم'],
  date: ['date', 'givenon', 'dategiven', 'lastgiven', 'التاريخ'],
};

const plain = (heading: string): string => foldedText(heading).replaceAll(/[^\p{L}\p{N}]/gu, '');

const fieldOf = (heading: string): SpeakerField | null =>
  speakerFields.find((field) => headings[field].map(plain).includes(plain(heading))) ?? null;

export interface ReadSpeakerColumns {
  rows: SpeakerTable | null;
  columns: { column: string; samples: string[]; values: number; field: SpeakerField | null }[];
}

/**
 * A table with dates and numbers is a history, one with congregations or speakers a directory; otherwise the
 * type is undecided.
 */
export function readSpeakerColumns(table: ImportTable): ReadSpeakerColumns {
  const known = table.headings.map(fieldOf);
  const has = (field: SpeakerField): boolean => known.includes(field);
  const rows = has('number') && has('date') ? 'history' : has('congregation') ? 'speakers' : null;
  const fields: readonly SpeakerField[] = rows ? columnsOfTable[rows] : speakerFields;
  const samples = sampleColumns(
    table.headings,
    table.rows.map(({ cells }) => cells),
  );
  return {
    rows,
    columns: samples.map(({ place, ...sample }) => {
      const field = known[place] ?? null;
      return { ...sample, field: field !== null && fields.includes(field) ? field : null };
    }),
  };
}
