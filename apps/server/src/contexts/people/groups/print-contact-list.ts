import type { groups } from '@sheaf/contract/people/groups/groups';
import { isMember } from '@sheaf/rules/people/people/person-form';
import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCountryCode, readLetterhead } from '#contexts/people/congregations/congregations.api';
import { contactListPaper } from '#contexts/people/groups/contact-list.document';
import { contacts } from '#contexts/people/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** PRINT-P10; guests belong to the list of another congregation. */
export async function printContactList(call: Handler<typeof groups.printContactList>) {
  const { tenant, now } = call;
  const { name, lang, zone } = await readLetterhead(tenant);
  const people = (await contacts.list(tenant)).filter(({ appointment }) => isMember(appointment));
  const country = await readCountryCode(tenant);
  const head = { congregation: name, country, lang, today: todayIn(zone, now.getTime()) };
  return pdfReply(call, contactListPaper(people.toSorted(compareByLastName), head));
}
