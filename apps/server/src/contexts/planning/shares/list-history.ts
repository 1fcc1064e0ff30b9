import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { fullName } from '@sheaf/rules/people/people/names';
import { kindsOfAreas, plannedAreas, plannedBy } from '@sheaf/rules/planning/planned-area';
import { dutiesHeldUntil, readDuty, readOwnDuties } from '#contexts/duties/duties.api';
import { readRecord, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import type { OwnDuty } from '#platform/own-duty-source';

type Call = Handler<typeof operations.listHistory> | Handler<typeof operations.exportHistory>;
type Query = Handler<typeof operations.listHistory>['query'];

/** The last duty of the page before; missing if it was removed or reassigned since. */
async function readBefore({ tenant, params, missing }: Call, query: Query) {
  if (query.before === undefined) return null;
  const row = await readDuty(tenant, query.before);
  return row?.person_id === params.id ? row : missing();
}

/** Answers, notes, places and links are for the person alone. */
const withoutPrivate = ({ answered_for: _, change: __, ...duty }: OwnDuty): OwnDuty => ({
  ...duty,
  acknowledged: null,
  location: null,
  coordinates: null,
  link: null,
  note: null,
});

/** A page of the history that the caller may read. */
export async function readHistoryOf(call: Call, query: Query) {
  const { tenant, actor, params, platform, now } = call;
  const areas = params.id === actor.personId ? plannedAreas : plannedBy(actor.permissions);
  if (areas.length === 0) return call.refuse('history-not-yours');
  const person = await readRecord(tenant, params.id);
  if (!person) return call.missing();
  const kinds = kindsOfAreas(areas);
  const held = await dutiesHeldUntil(tenant, params.id, {
    kinds: kinds.filter((kind) => query.kind === undefined || kind === query.kind),
    until: await readToday(tenant, now),
    before: await readBefore(call, query),
    limit: query.limit + 1,
  });
  const page = held.slice(0, query.limit);
  const ids = new Map(page.map(({ id }, position) => [id, position]));
  const [newest, oldest] = [page.at(0), page.at(-1)];
  const found =
    newest && oldest
      ? await readOwnDuties(tenant, platform.registry, {
          personId: params.id,
          from: oldest.on_date,
          to: newest.on_date,
        })
      : [];
  return {
    full_name: fullName(person),
    kinds,
    duties: found
      .filter(({ id }) => ids.has(id))
      .sort((one, other) => ids.get(one.id)! - ids.get(other.id)!)
      .map(withoutPrivate),
    next: held.length > page.length ? page.at(-1)!.id : null,
  };
}

/** X-FAIR-43. */
export const listHistory = (call: Handler<typeof operations.listHistory>) => readHistoryOf(call, call.query);
