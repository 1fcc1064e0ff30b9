import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { isSolving } from '@sheaf/rules/planning/drafts/draft-state';
import { drafts, type NewPlace, type PlaceRow } from '#contexts/planning/drafts/drafts.store';
import { keptOf } from '#contexts/planning/drafts/kept-places';
import { fillableDraft, lockAnyDraft } from '#contexts/planning/drafts/lock-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import { readSpan, spanOf } from '#contexts/planning/drafts/read-span';
import { solveAtOnce } from '#contexts/planning/drafts/solve-at-once';
import type { Tenant } from '#platform/database/tenant';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';

type Preparation = PreparationCall<typeof operations.solveAgain>;

interface PreparedAgain {
  seed: number;
  keepTold: boolean;
  places: NewPlace[] | null;
  /** Ids and versions of the places that were read. */
  before: string;
}

const versionsOf = (places: readonly PlaceRow[]): string =>
  JSON.stringify(places.map(({ id, version }) => [id, version]));

async function readAgain(call: Preparation, tenant: Tenant) {
  const { params, actor, body, now } = call;
  const draft = fillableDraft(await drafts.read(tenant, params.id), actor) ?? call.missing();
  if (isSolving(draft.state)) return call.refuse('draft-solving');
  const places = await drafts.places(tenant, draft.id);
  const kept = keptOf(places);
  const keepTold = body.keep_told ?? draft.keep_told;
  const span = { ...spanOf(draft, kept.people), keepTold };
  const read = (await readSpan(tenant, span, now)) ?? call.refuse('nothing-open');
  return { ...read, kept, keepTold, seed: body.seed ?? draft.seed + 1, before: versionsOf(places) };
}

/** Reads the facts in one short transaction, and solves a small draft without a connection. */
export async function prepareAgain(call: Preparation): Promise<PreparedAgain> {
  const { platform, actor } = call;
  const { before, ...read } = await tenantTransaction(
    platform,
    { ...actor, operation: 'drafts.solveAgain' },
    (tenant) => readAgain(call, tenant),
  );
  return { before, seed: read.seed, keepTold: read.keepTold, places: await solveAtOnce(call, read) };
}

/** X-FAIR-8.3. The proposals stay until a job has found new ones. */
export async function solveAgain(call: Handler<typeof operations.solveAgain, PreparedAgain>) {
  const { tenant, actor, prepared } = call;
  const { seed, keepTold, places, before } = prepared;
  const draft = await lockAnyDraft(call);
  if (isSolving(draft.state)) return call.refuse('draft-solving');
  if (versionsOf(await drafts.places(tenant, draft.id)) !== before) return call.stalePreparation();
  const again = await drafts.restart(tenant, draft.id, {
    seed,
    keepTold,
    state: places ? 'ready' : 'queued',
  });
  if (places) await drafts.replacePlaces(tenant, draft.id, places);
  else await drafts.enqueue(tenant, draft.id);
  return presentDraft(tenant, actor, again);
}
