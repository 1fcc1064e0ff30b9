import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { fullName } from '@sheaf/rules/people/people/names';
import { decideAsk } from '@sheaf/rules/planning/swaps/swap';
import { waveSizeAt } from '@sheaf/rules/planning/swaps/waves';
import { dutiesOfIds, possibleTakers } from '#contexts/duties/duties.api';
import { asDuty, readSurroundings } from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Handler } from '#platform/handle';

/** Nobody for a duty without swaps (X-SWAP-19). */
export async function listTakers(call: Handler<typeof operations.listTakers>) {
  const { tenant, actor, params, now } = call;
  const [row] = await dutiesOfIds(tenant, [params.id]);
  if (row?.person_id !== actor.personId) return call.missing();
  const duty = asDuty(row, await readSurroundings(call));
  const facts = { now: now.getTime(), startsAt: duty.startsAt };
  const may = decideAsk(duty, null, { person: actor.personId, now: facts.now }).allowed;
  const ranked = may ? (await possibleTakers(call, row)).filter((id) => id !== actor.personId) : [];
  const names = new Map((await swaps.namesOf(tenant, ranked)).map((person) => [person.id, fullName(person)]));
  return {
    first: Math.min(waveSizeAt(facts), ranked.length),
    people: ranked.map((id) => ({ id, name: names.get(id) ?? '' })),
  };
}
