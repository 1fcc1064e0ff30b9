/** Printed groups: names side by side to hang up, or with contacts for the elders (GROUPS-O1, PRINT-P9). */
import { phoneText } from '@sheaf/rules/contact/phone-text';
import type { GroupListVariant, GroupSheet } from '@sheaf/rules/people/groups/group-list';
import { lastFirst } from '@sheaf/rules/people/people/names';
import type { Contact } from '#contexts/people/people/people.api';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

const named = `
#heading-of(data.title, data.line)
#side-by-side(3)[
  #for group in data.groups {
    section-of(group.name, breakable: group.people.len() > 45)[
      #if group.people.len() == 0 [#data.labels.nobody]
      #for person in group.people [#person.name #if person.part != none [#text(size: 8pt, "(" + person.part + ")")] \\ ]
    ]
  }
]
#if data.groups.len() == 0 [#data.labels.none]
`;

const withContacts = `
#set page(flipped: true)
#set text(size: 9.5pt)
#heading-of(data.title, data.line)
#for group in data.groups {
  section-of(group.name, line: group.address, table-of(
    (2fr, 1.3fr, 2.4fr, 2.4fr),
    (data.labels.name, data.labels.phone, data.labels.address, data.labels.emergency),
    group.people.map(person => (
      [#person.name #if person.part != none [\\ #text(size: 8pt, person.part)]], person.phone, person.address, person.emergency,
    )),
    data.labels.nobody,
  ))
}
#if data.groups.len() == 0 [#data.labels.none]
`;

interface PrintedGroup {
  id: number;
  name: string;
  address: string | null;
  overseer_id: number | null;
  assistant_id: number | null;
}

export interface ListHead {
  congregation: string;
  /** Country whose numbers are printed in national format (USERS-R27). */
  country: string | null;
  lang: string;
  today: string;
}

export function groupListPaper(
  sheets: readonly GroupSheet<PrintedGroup, Contact>[],
  variant: GroupListVariant,
  { congregation, country, lang, today }: ListHead,
): Paper {
  const phrase = (key: string): string => say(lang, `printing:groups.${key}`);
  const contacts = variant === 'groups_elder';
  const partOf = (id: number, group: PrintedGroup | null): string | null => {
    if (group?.overseer_id === id) return phrase('overseer');
    return group?.assistant_id === id ? phrase('assistant') : null;
  };
  const person = (one: Contact, group: PrintedGroup | null) => ({
    name: lastFirst(one),
    part: partOf(one.id, group),
    ...(contacts && {
      phone: phoneText(one.phone ?? '', country),
      address: one.address ?? '',
      emergency: one.emergency ?? '',
    }),
  });
  return {
    body: contacts ? withContacts : named,
    lang,
    data: {
      congregation,
      title: phrase('title'),
      line: paperDate(lang, today),
      labels: Object.fromEntries(
        ['name', 'phone', 'address', 'emergency', 'nobody', 'none'].map((key) => [key, phrase(key)]),
      ),
      groups: sheets.map(({ group, people }) => ({
        name: group?.name ?? phrase('homeless'),
        address: contacts ? (group?.address ?? '') : '',
        people: people.map((one) => person(one, group)),
      })),
    },
  };
}
