import type { people as operations } from '@sheaf/contract/people/people/people';
import { people } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentDetail, presentPerson } from '#contexts/people/people/present-person';
import { asksForOrder } from '#platform/arrange-rows';
import type { Handler } from '#platform/handle';
import { PageReply } from '#platform/replies';

type Call = Handler<typeof operations.listPeople>;
type Rows = Awaited<ReturnType<typeof people.inOrder>>;

/** USERS-R24: what everyone may know of everyone; whoever keeps the records gets them whole. */
async function presentFor({ tenant, actor }: Call, rows: Rows) {
  if (!actor.permissions.has('settings.users')) return rows.map(presentPerson);
  const records = await person.readAll(
    tenant,
    rows.map(({ id }) => id),
  );
  const byId = new Map(records.map((record) => [record.id, presentDetail(record)]));
  return rows.map((row) => byId.get(row.id)!);
}

export async function listPeople(call: Call) {
  const { page, per_page: perPage } = call.query;
  if (asksForOrder(call.query)) return presentFor(call, await people.inOrder(call.tenant));
  const rows = await people.page(call.tenant, page, perPage);
  return new PageReply(await presentFor(call, rows), await people.count(call.tenant), page, perPage);
}
