/** The job that solves a large draft in slices, and begins again after an interruption (X-FAIR-32). */
import { mostDraftAttempts } from '@sheaf/rules/planning/drafts/draft-state';
import { problemOf } from '@sheaf/rules/planning/drafts/problem-of';
import { type DraftState, progressOf } from '@sheaf/rules/planning/drafts/solve';
import { type DraftAttempt, drafts, solveDraftTask } from '#contexts/planning/drafts/drafts.store';
import { keptOf, newPlaces } from '#contexts/planning/drafts/kept-places';
import { readSpan, spanOf } from '#contexts/planning/drafts/read-span';
import { draftNaming, sliceSolving } from '#contexts/planning/drafts/solve-draft';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

interface Job {
  congregationId: number;
  id: number;
}

const progressMilliseconds = 1000;

/** Undefined for a draft that is no longer to be solved. */
async function begin(tenant: Tenant, id: number, now: Date) {
  const draft = await drafts.begin(tenant, id);
  if (!draft) return undefined;
  if (draft.attempts > mostDraftAttempts) {
    await drafts.stop(tenant, id, 'failed');
    return undefined;
  }
  const kept = keptOf(await drafts.places(tenant, id));
  return { attempt: draft, kept, read: await readSpan(tenant, spanOf(draft, kept.people), now) };
}

async function solve(platform: Platform, { congregationId, id }: Job, ending?: AbortSignal): Promise<void> {
  const act = { congregationId, personId: null, operation: 'drafts.solve' };
  const within = <Result>(work: (tenant: Tenant) => Promise<Result>): Promise<Result> =>
    tenantTransaction(platform, act, work);
  const begun = await within((tenant) => begin(tenant, id, platform.clock()));
  platform.changes?.tell(congregationId);
  if (!begun) return;
  const { read, kept } = begun;
  const attempt: DraftAttempt = begun.attempt;
  const finish = async (places: Parameters<typeof drafts.finish>[2]): Promise<void> => {
    await within((tenant) => drafts.finish(tenant, attempt, places));
    platform.changes?.tell(congregationId);
  };
  if (!read) return finish([]);

  const numbered = problemOf(read.facts);
  const { problem } = numbered;
  const { seed } = attempt;
  let draft: DraftState | null = null;
  let told = Date.now();
  while (draft?.phase !== 'ready') {
    if (ending?.aborted) throw new Error('the server ended before the draft did');
    draft = await platform.workers.run(sliceSolving, { problem, seed, draft }, congregationId);
    const isDue = Date.now() - told >= progressMilliseconds;
    const done = isDue ? progressOf(draft) : null;
    if (!(await within((tenant) => drafts.noteProgress(tenant, attempt, done)))) return;
    if (!isDue) continue;
    told = Date.now();
    platform.changes?.tell(congregationId);
  }
  const { best } = draft;
  const solved = await platform.workers.run(draftNaming, { numbered, best }, congregationId);
  return finish(newPlaces(read.planned, solved, kept));
}

export const draftsTasks = (platform: Platform): Tasks => ({
  [solveDraftTask]: (payload, ending) => solve(platform, payload as Job, ending),
});
