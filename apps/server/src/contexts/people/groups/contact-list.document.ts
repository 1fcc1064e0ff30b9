/** Contact list of the congregation by last name (PRINT-P10). */
import { phoneText } from '@sheaf/rules/contact/phone-text';
import { lastFirst } from '@sheaf/rules/people/people/names';
import type { ListHead } from '#contexts/people/groups/group-list.document';
import type { Contact } from '#contexts/people/people/people.api';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

const body = `
#set page(flipped: true)
#set text(size: 9.5pt)
#heading-of(data.title, data.line)
#table-of((2fr, 1.3fr, 2.2fr, 2.6fr),
  (data.labels.name, data.labels.phone, data.labels.email, data.labels.emergency),
  data.people.map(person => (person.name, person.phone, person.email, person.emergency)),
  data.labels.none)
`;

export function contactListPaper(
  people: readonly Contact[],
  { congregation, country, lang, today }: ListHead,
): Paper {
  const phrase = (key: string): string => say(lang, `printing:contacts.${key}`);
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase('title'),
      line: paperDate(lang, today),
      labels: Object.fromEntries(
        ['name', 'phone', 'email', 'emergency', 'none'].map((key) => [key, phrase(key)]),
      ),
      people: people.map((one) => ({
        name: lastFirst(one),
        phone: phoneText(one.phone ?? '', country),
        email: one.email ?? '',
        emergency: one.emergency ?? '',
      })),
    },
  };
}
