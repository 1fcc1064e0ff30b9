/** The columns of a table of people: those Sheaf writes, and by what other headings they are known (IMPORT-R1). */
import { type MatchedColumn, matchedPlaces } from '../files/matched-columns.ts';

/** In the order in which they are written. */
export const fileColumns = [
  'first_name',
  'last_name',
  'gender',
  'appointment',
  'active',
  'pioneer',
  'special_pioneer',
  'aux',
  'cart',
  'email',
  'phone',
  'address',
  'emergency',
  'dob',
  'doi',
  'hope',
  'lang',
  'group',
  'qualifications',
  'talks',
  'family',
  'family_number',
  'tie',
  'away',
] as const;
export type FileColumn = (typeof fileColumns)[number];

/** A person of a file before they are checked: cells by column, and in which line, or as which person, they stand in it. */
export type FileRow = Partial<Record<FileColumn, string>>;
export interface FileLine {
  line: number;
  cells: FileRow;
}

/** Told apart where another program ticks what Sheaf names. */
const ticks = ['elder', 'servant', 'baptised', 'unbaptised', 'student', 'missionary'] as const;
export type Heading = FileColumn | (typeof ticks)[number];

/** As headings are compared: letters only. The dotted names are those of Organized. */
const spellings: Record<Heading, readonly string[]> = {
  first_name: ['firstname', 'personalinfofirstname', 'givenname'],
  last_name: ['lastname', 'personalinfolastname', 'surname', 'familyname'],
  gender: ['gender', 'sex', 'personalinfogender'],
  appointment: ['appointment'],
  elder: ['privilegeelder', 'elder'],
  servant: ['privilegems', 'servant'],
  unbaptised: ['spiritualstatusunbaptizedpublisher', 'unbaptised'],
  student: ['spiritualstatusmidweekmeetingstudent', 'student'],
  baptised: ['spiritualstatusbaptized', 'baptised'],
  active: ['active', 'spiritualstatusactivepublisher'],
  pioneer: ['pioneer', 'enrollmentfr'],
  special_pioneer: ['specialpioneer', 'enrollmentfs'],
  missionary: ['enrollmentfmf'],
  aux: ['aux', 'enrollmentap'],
  cart: ['cart'],
  email: ['email', 'emailaddress', 'contactinfoemailaddress'],
  phone: ['phone', 'phonenumber', 'mobile', 'cellphone', 'contactinfophonenumber'],
  address: ['address', 'contactinfoaddress'],
  emergency: ['emergency', 'emergencycontact', 'contactinfoemergencycontacts'],
  dob: ['dob', 'dateofbirth', 'birthdate', 'birth', 'personalinfodateofbirth'],
  doi: ['doi', 'dateofimmersion', 'baptismdate', 'baptism', 'spiritualstatusbaptismdate'],
  hope: ['hope'],
  lang: ['lang', 'language'],
  group: ['group', 'groupname', 'fieldservicegroup'],
  qualifications: ['qualifications'],
  talks: ['talks'],
  family: ['family'],
  family_number: ['familynumber'],
  tie: ['tie'],
  away: ['away'],
};

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

export interface PeopleColumns {
  /** Where each stands. */
  places: ReadonlyMap<Heading, number>;
  /** Columns of Organized that tick one assignment each, by its name there. */
  assignments: ReadonlyMap<string, number>;
  isOrganized: boolean;
}

export type MatchedPeopleColumn = MatchedColumn<FileColumn>;

/** What every person of a file must have. */
export const neededColumns = ['first_name', 'last_name', 'gender'] as const satisfies readonly Heading[];

/** Columns by their headings, in any order and case, or by hand; null when a needed one is not there. */
export function findPeopleColumns(
  headings: readonly string[],
  matched: readonly MatchedPeopleColumn[] = [],
): PeopleColumns | null {
  const columns = readHeadings(headings, matched);
  return neededColumns.every((field) => columns.places.has(field)) ? columns : null;
}

/** What is there of the columns, whether that is enough or not. */
export function readHeadings(
  headings: readonly string[],
  matched: readonly MatchedPeopleColumn[],
): PeopleColumns {
  const byHand = matchedPlaces(headings, matched);
  // What was looked at by hand is what it was said to be.
  const names = headings.map((heading, place) => (byHand.handled.has(place) ? '' : plain(heading)));
  const found = Object.entries(spellings).map(
    ([field, known]) => [field as Heading, names.findIndex((name) => known.includes(name))] as const,
  );
  const places = new Map<Heading, number>([...found.filter(([, place]) => place >= 0), ...byHand.places]);
  const assignments = headings.flatMap((heading, place) => {
    const [, name] = /^assignments\.(\w+)$/.exec(heading.trim()) ?? [];
    return name ? [[name, place] as const] : [];
  });
  return {
    places,
    assignments: new Map(assignments),
    isOrganized: names.includes('personalinfofirstname'),
  };
}
