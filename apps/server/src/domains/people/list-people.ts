import type { people as operations } from '@sheaf/contract/people';
import { fullName, lastFirst } from '@sheaf/rules/people/names';
import { people } from '#domains/people/people.store';
import { type Handler, PageReply } from '#platform/handle';

/** USERS-R24: what everyone may know of everyone. */
export async function listPeople(call: Handler<typeof operations.listPeople>) {
  const { page, per_page: perPage } = call.query;
  const rows = await people.page(call.tenant, page, perPage);
  const shown = rows.map((row) => ({
    ...row,
    full_name: fullName(row),
    last_first: lastFirst(row),
  }));
  return new PageReply(shown, await people.count(call.tenant), page, perPage);
}
