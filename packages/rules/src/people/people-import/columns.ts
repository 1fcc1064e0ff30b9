/** Columns of a people table: names written by Sheaf and recognised alternatives (IMPORT-R1). */
import { type MatchedColumn, matchedPlaces } from '../../files/matched-columns.ts';

/** In writing order. */
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

/**
 * Columns of whole names, with the first or the family name first, which are split into first and last name
 * (IMPORT-R26).
 */
export const nameColumns = ['full_name', 'full_name_last_first'] as const;
export type NameColumn = (typeof nameColumns)[number];

/** Fields that a column can be matched with by hand. */
export const matchedFields = [...nameColumns, ...fileColumns] as const;
export type MatchedField = (typeof matchedFields)[number];

/**
 * Cells of an unvalidated person by column. `line` is the line of a table, or the position of the person in a
 * JSON file, from 1.
 */
export type FileRow = Partial<Record<FileColumn, string>>;
export interface FileLine {
  line: number;
  cells: FileRow;
}

/** Other programs use one tick column each for what Sheaf stores as one value. */
const ticks = ['elder', 'servant', 'baptised', 'unbaptised', 'student', 'missionary'] as const;
export type Heading = MatchedField | (typeof ticks)[number];

/**
 * Normalised headings, letters only. The dotted names are from Organized; the others occur in manual lists
 * and address books (Google, Outlook). If a table has several columns for one field, the earlier spelling has
 * priority.
 */
const spellings: Record<Heading, readonly string[]> = {
  first_name: [
    ...['firstname', 'personalinfofirstname', 'givenname', 'first', 'given', 'forename', 'christianname'],
    ...['firstnames', 'givennames', 'forenames', 'fname'],
  ],
  last_name: [
    ...[
      'lastname',
      'personalinfolastname',
      'surname',
      'familyname',
      'last',
      'lastnames',
      'surnames',
      'lname',
    ],
  ],
  full_name: [
    ...['name', 'names', 'fullname', 'displayname', 'publisher', 'publishername', 'membername', 'person'],
    ...['personname', 'brothersister'],
  ],
  full_name_last_first: [
    ...['lastnamefirstname', 'lastfirst', 'surnamefirstname', 'familynamefirstname', 'namelastfirst'],
    ...['surnamename', 'lastcommafirst'],
  ],
  gender: ['gender', 'sex', 'personalinfogender', 'mf', 'malefemale'],
  appointment: ['appointment'],
  elder: ['privilegeelder', 'elder'],
  servant: ['privilegems', 'servant', 'ministerialservant'],
  unbaptised: [
    ...['spiritualstatusunbaptizedpublisher', 'unbaptised', 'unbaptized'],
    ...['unbaptisedpublisher', 'unbaptizedpublisher'],
  ],
  student: ['spiritualstatusmidweekmeetingstudent', 'student'],
  baptised: ['spiritualstatusbaptized', 'baptised', 'baptized'],
  active: ['active', 'spiritualstatusactivepublisher'],
  pioneer: ['pioneer', 'enrollmentfr', 'regularpioneer'],
  special_pioneer: ['specialpioneer', 'enrollmentfs'],
  missionary: ['enrollmentfmf', 'missionary', 'fieldmissionary'],
  aux: ['aux', 'enrollmentap', 'auxiliarypioneer', 'auxpioneer', 'auxiliary'],
  cart: ['cart', 'carts', 'publicwitnessing', 'cartwitnessing'],
  email: ['email', 'emailaddress', 'contactinfoemailaddress', 'mail', 'emailvalue', 'mailaddress', 'emails'],
  phone: [
    ...['mobile', 'mobilephone', 'mobilenumber', 'mobileno', 'cellphone', 'cell', 'cellnumber', 'phone'],
    ...['phonenumber', 'contactinfophonenumber', 'phoneno', 'phonevalue', 'telephone', 'telephonenumber'],
    ...['tel', 'contactnumber', 'homephone'],
  ],
  address: [
    ...['address', 'contactinfoaddress', 'homeaddress', 'streetaddress', 'postaladdress', 'addressformatted'],
    ...['residentialaddress', 'mailingaddress'],
  ],
  emergency: ['emergency', 'emergencycontact', 'contactinfoemergencycontacts', 'emergencycontacts'],
  dob: ['dob', 'dateofbirth', 'birthdate', 'birth', 'personalinfodateofbirth', 'birthday'],
  doi: [
    ...['doi', 'dateofimmersion', 'baptismdate', 'baptism', 'spiritualstatusbaptismdate', 'dateofbaptism'],
    ...['immersiondate', 'immersed', 'immersion', 'datebaptised', 'datebaptized'],
  ],
  hope: ['hope', 'anointed'],
  lang: ['lang', 'language'],
  group: [
    ...['group', 'groupname', 'fieldservicegroup', 'servicegroup', 'fsgroup', 'groupnumber', 'groupno'],
  ],
  qualifications: ['qualifications'],
  talks: ['talks', 'publictalks', 'preparedtalks'],
  family: ['family', 'household'],
  family_number: ['familynumber', 'householdnumber'],
  tie: ['tie'],
  away: ['away'],
};

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

export interface PeopleColumns {
  /** Column index by heading. */
  places: ReadonlyMap<Heading, number>;
  /** Columns of Organized with one ticked assignment each, by assignment name. */
  assignments: ReadonlyMap<string, number>;
  isOrganized: boolean;
}

export type MatchedPeopleColumn = MatchedColumn<MatchedField>;

/** Required columns. */
export const neededColumns = ['first_name', 'last_name'] as const satisfies readonly Heading[];

/**
 * Recognises columns by heading in any order and case, or uses those assigned by hand; null if a required one
 * is missing.
 */
export function findPeopleColumns(
  headings: readonly string[],
  matched: readonly MatchedPeopleColumn[] = [],
): PeopleColumns | null {
  const columns = readHeadings(headings, matched);
  const isNamed = nameColumns.some((field) => columns.places.has(field));
  return isNamed || neededColumns.every((field) => columns.places.has(field)) ? columns : null;
}

/** Recognises the available columns, even if required ones are missing. */
export function readHeadings(
  headings: readonly string[],
  matched: readonly MatchedPeopleColumn[],
): PeopleColumns {
  const byHand = matchedPlaces(headings, matched);
  // Columns assigned or omitted by hand are not recognised automatically.
  const names = headings.map((heading, place) => (byHand.handled.has(place) ? '' : plain(heading)));
  const found = Object.entries(spellings).map(([field, known]) => {
    const place = known.map((spelling) => names.indexOf(spelling)).find((at) => at >= 0) ?? -1;
    return [field as Heading, place] as const;
  });
  const places = new Map<Heading, number>([...found.filter(([, place]) => place >= 0), ...byHand.places]);
  // A table with a first or last name column may use a name column for something else.
  if (neededColumns.some((field) => places.has(field)))
    for (const field of nameColumns) if (!byHand.places.has(field)) places.delete(field);
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
