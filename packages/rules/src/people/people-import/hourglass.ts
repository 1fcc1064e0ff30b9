/** Reads the JSON export of Hourglass: publishers with addresses, groups and privileges (IMPORT-R2). */

import { dayIn, type Json, lines, listIn, objectIn, objectsIn, textIn } from '../../files/json-value.ts';
import type { UnusedColumn } from '../../files/unused-columns.ts';
import { UnusedFields } from '../../files/unused-fields.ts';
import type { FileLine, FileRow } from './columns.ts';
import { partByPrivilege, partsCell } from './organized-parts.ts';

const yesNo = (on: boolean): string => (on ? 'yes' : 'no');

export const isHourglass = (file: Json): boolean => Array.isArray(file.publishers);

function appointmentOf(publisher: Json, isPublisher: boolean): string {
  const status = textIn(publisher.status).toLowerCase();
  if (textIn(publisher.appt) === 'Elder') return 'elder';
  if (textIn(publisher.appt) === 'MS') return 'servant';
  if (status.includes('unbaptized')) return 'unbaptised';
  if (status.includes('student')) return 'student';
  if (status.includes('inactive')) return 'inactive';
  return isPublisher || status.includes('pioneer') || status.includes('baptized') ? 'publisher' : 'guest';
}

const addressText = (address: Json): string =>
  [address.line1, address.line2, address.city, address.state, address.postalcode]
    .map(textIn)
    .filter(Boolean)
    .join(', ');

const contactText = (contact: Json): string => {
  const contacts = [contact.cellphone, contact.homephone, contact.otherphone, contact.email]
    .map(textIn)
    .filter(Boolean);
  return [textIn(contact.name), contacts.join(', ')].filter(Boolean).join(': ');
};

interface FileContext {
  addresses: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, string>;
  /** Group by person id, for groups that list their members. */
  groupOf: ReadonlyMap<string, string>;
  parts: ReadonlyMap<string, number[]>;
}

function cellsOf(publisher: Json, isPublisher: boolean, around: FileContext): FileRow {
  const status = textIn(publisher.status).toLowerCase();
  const phones = [publisher.cellphone, publisher.homephone, publisher.otherphone].map(textIn);
  return {
    first_name: textIn(publisher.firstname),
    last_name: [textIn(publisher.lastname), textIn(publisher.suffix)].filter(Boolean).join(' '),
    gender: textIn(publisher.sex),
    appointment: appointmentOf(publisher, isPublisher),
    active: 'yes',
    pioneer: yesNo(status.includes('regular pioneer')),
    special_pioneer: yesNo(status.includes('special pioneer') || status.includes('missionary')),
    aux: yesNo(status.includes('auxiliary pioneer')),
    email: textIn(publisher.email),
    phone: phones.find(Boolean) ?? '',
    address: around.addresses.get(textIn(publisher.address_id)) ?? '',
    emergency: lines(objectsIn(publisher.emergencycontacts).map(contactText)),
    dob: dayIn(publisher.birth),
    doi: dayIn(publisher.baptism),
    hope: yesNo(publisher.anointed === true),
    group: around.groups.get(textIn(publisher.group_id)) ?? around.groupOf.get(textIn(publisher.id)) ?? '',
    qualifications: partsCell(around.parts.get(textIn(publisher.id)) ?? []),
  };
}

/** Privileges list the people who have them. */
function partsById(privileges: Json): Map<string, number[]> {
  const parts = new Map<string, number[]>();
  for (const [privilege, ids] of Object.entries(privileges)) {
    const part = partByPrivilege.get(privilege);
    if (part === undefined) continue;
    for (const id of listIn(ids)) parts.set(textIn(id), [...(parts.get(textIn(id)) ?? []), part]);
  }
  return parts;
}

const groupName = (group: Json, index: number): string => textIn(group.name) || `Group ${index + 1}`;

/** A member is an id, or an object with the id of the person. */
const memberId = (member: unknown): string => {
  const { publisher_id, user_id, id } = objectIn(member);
  return textIn(member) || textIn(publisher_id) || textIn(user_id) || textIn(id);
};

const groupByMember = (groups: readonly Json[]): Map<string, string> =>
  new Map(
    groups.flatMap((group, index) =>
      listIn(group.members).map((member) => [memberId(member), groupName(group, index)] as const),
    ),
  );

const usedOfPublisher = [
  ...['id', 'firstname', 'lastname', 'suffix', 'sex', 'appt', 'status', 'address_id', 'group_id', 'email'],
  ...['cellphone', 'homephone', 'otherphone', 'emergencycontacts', 'birth', 'baptism', 'anointed'],
];
const usedOfAddress = ['id', 'line1', 'line2', 'city', 'state', 'postalcode'];
const usedOfContact = ['id', 'name', 'cellphone', 'homephone', 'otherphone', 'email'];
const usedSections = ['publishers', 'notPublishers', 'addresses', 'fsGroups', 'privileges'];

/** Content that is not imported, with samples (IMPORT-R23). */
function unusedIn(file: Json): UnusedColumn[] {
  const unused = new UnusedFields();
  const people = [...objectsIn(file.publishers), ...objectsIn(file.notPublishers)];
  unused.noteAll('', people, usedOfPublisher);
  for (const { cellphone, homephone, otherphone } of people) {
    const [, ...others] = [cellphone, homephone, otherphone].map(textIn).filter(Boolean);
    for (const phone of others) unused.note('second telephone number', phone);
  }
  unused.noteAll(
    'emergencycontacts.',
    people.flatMap(({ emergencycontacts }) => objectsIn(emergencycontacts)),
    usedOfContact,
  );
  unused.noteAll('addresses.', objectsIn(file.addresses), usedOfAddress);
  unused.noteAll('fsGroups.', objectsIn(file.fsGroups), ['id', 'name', 'members']);
  for (const [privilege, ids] of Object.entries(objectIn(file.privileges)))
    if (!partByPrivilege.has(privilege)) unused.note(`privileges.${privilege}`, ids, listIn(ids).length || 1);
  unused.noteSections(file, usedSections);
  return unused.columns();
}

export function readHourglass(file: Json): { lines: FileLine[]; unused: UnusedColumn[] } {
  const groups = objectsIn(file.fsGroups);
  const around: FileContext = {
    addresses: new Map(objectsIn(file.addresses).map((one) => [textIn(one.id), addressText(one)] as const)),
    groups: new Map(groups.map((one, index) => [textIn(one.id), groupName(one, index)] as const)),
    groupOf: groupByMember(groups),
    parts: partsById(objectIn(file.privileges)),
  };
  const all = [
    ...objectsIn(file.publishers).map((one) => ({ one, isPublisher: true })),
    ...objectsIn(file.notPublishers).map((one) => ({ one, isPublisher: false })),
  ];
  const lines = all.map(({ one, isPublisher }, index) => ({
    line: index + 1,
    cells: cellsOf(one, isPublisher, around),
  }));
  return { lines, unused: unusedIn(file) };
}
