import type { people as operations } from '@sheaf/contract/people';
import { people } from '#domains/people/people.store';
import { presentPerson } from '#domains/people/present-person';
import { type Handler, PageReply } from '#platform/handle';

/** USERS-R24: what everyone may know of everyone. */
export async function listPeople(call: Handler<typeof operations.listPeople>) {
  const { page, per_page: perPage } = call.query;
  const rows = await people.page(call.tenant, page, perPage);
  return new PageReply(rows.map(presentPerson), await people.count(call.tenant), page, perPage);
}
