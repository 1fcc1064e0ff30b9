import type { people as operations } from '@sheaf/contract/people/people/people';
import { readToday } from '#contexts/people/congregations/congregations.api';
import { people } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentDetail, presentPerson } from '#contexts/people/people/present-person';
import { readFacts } from '#contexts/people/people/read-facts';
import { asksForOrder } from '#platform/arrange-rows';
import type { Handler } from '#platform/handle';
import { PageReply } from '#platform/replies';

type Call = Handler<typeof operations.listPeople>;
type Rows = Awaited<ReturnType<typeof people.inOrder>>;

/** USERS-R24: trimmed rows for everyone; whole records for people who edit them. */
async function presentFor(call: Call, rows: Rows) {
  const { tenant, actor } = call;
  if (!actor.permissions.has('settings.users')) return rows.map(presentPerson);
  const records = await person.readAll(
    tenant,
    rows.map(({ id }) => id),
  );
  const factsOf = await readFacts(
    call,
    records.map(({ id }) => id),
  );
  const byId = new Map(records.map((record) => [record.id, presentDetail(record, factsOf(record.id))]));
  return rows.map((row) => byId.get(row.id)!);
}

export async function listPeople(call: Call) {
  const { page, per_page: perPage } = call.query;
  const reader = { personId: call.actor.personId, today: await readToday(call.tenant, call.now) };
  if (asksForOrder(call.query)) return presentFor(call, await people.inOrder(call.tenant, reader));
  const rows = await people.page(call.tenant, reader, page, perPage);
  return new PageReply(await presentFor(call, rows), await people.count(call.tenant), page, perPage);
}
