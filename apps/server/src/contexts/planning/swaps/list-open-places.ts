import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import {
  isOffered,
  openPlaceDays,
  takenKindsOf,
  undoMilliseconds,
} from '@sheaf/rules/planning/swaps/open-place';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { dutiesOfIds, openDutiesFor } from '#contexts/duties/duties.api';
import { readToday } from '#contexts/people/people.api';
import { openTakes } from '#contexts/planning/swaps/open-takes.store';
import { asPlace, presentPlaces } from '#contexts/planning/swaps/present-place';
import { readSurroundings } from '#contexts/planning/swaps/swap-facts';
import type { Handler } from '#platform/handle';

/** X-SWAP-26, with the places that the caller has just taken. */
export async function listOpenPlaces(call: Handler<typeof operations.listOpenPlaces>) {
  const { tenant, actor, now } = call;
  const { personId, lang } = actor;
  const around = await readSurroundings(call);
  const today = await readToday(tenant, now);
  const kinds = takenKindsOf(around.takeOpen);
  const until = addDays(today, openPlaceDays);
  const open = await openDutiesFor(call, { personId, kinds, from: today, to: until });
  const facts = { setting: around.takeOpen, now: now.getTime() };
  const offered = open.filter(({ row, clashes }) => isOffered(asPlace(row, around), { ...facts, clashes }));
  const takes = await openTakes.ofPersonSince(tenant, personId, new Date(now.getTime() - undoMilliseconds));
  const takenAt = new Map(takes.map(({ duty_id: id, taken_at: at }) => [id, at]));
  const taken = (await dutiesOfIds(tenant, [...takenAt.keys()])).filter(
    ({ person_id: person }) => person === personId,
  );
  const rows = [...taken, ...offered.map(({ row }) => row)]
    .map((row) => ({ row, takenAt: takenAt.get(row.id) ?? null }))
    .toSorted(({ row: a }, { row: b }) =>
      `${a.on_date} ${a.starts_at}`.localeCompare(`${b.on_date} ${b.starts_at}`),
    );
  return presentPlaces(call, rows, lang);
}
