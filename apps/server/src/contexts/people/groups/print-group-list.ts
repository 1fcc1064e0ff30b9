import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { groupSheets, mayPrintGroupList } from '@sheaf/rules/people/groups/group-list';
import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCountryCode, readLetterhead } from '#contexts/people/congregations/congregations.api';
import { groupListPaper } from '#contexts/people/groups/group-list.document';
import { groups } from '#contexts/people/groups/groups.store';
import { contacts } from '#contexts/people/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';
import { AccessDenial } from '#platform/outcome';

/** PRINT-P9, GROUPS-O1. */
export async function printGroupList(call: Handler<typeof operations.printGroupList>) {
  const { tenant, actor, params, now } = call;
  if (!mayPrintGroupList(params.variant, actor.permissions)) throw new AccessDenial();
  const { name, lang, zone } = await readLetterhead(tenant);
  const sheets = groupSheets(await groups.list(tenant), await contacts.list(tenant), compareByLastName);
  const country = await readCountryCode(tenant);
  const head = { congregation: name, country, lang, today: todayIn(zone, now.getTime()) };
  return pdfReply(call, groupListPaper(sheets, params.variant, head));
}
