import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areaOf, areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import { dutiesOfIds } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { isShownDraft } from '#contexts/planning/drafts/lock-draft';
import { presentHead } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-31. Counts only places that the caller may fill. */
export async function listDrafts({ tenant, actor }: Handler<typeof operations.listDrafts>) {
  const shown = (await drafts.list(tenant)).filter((draft) => isShownDraft(draft, actor));
  const places = await drafts.placesOfAll(
    tenant,
    shown.map(({ id }) => id),
  );
  const areas = areasOfPlanner(actor.permissions);
  const duties = await dutiesOfIds(tenant, [...new Set(places.map(({ duty_id }) => duty_id))]);
  const fillable = new Set(duties.filter((duty) => areas.includes(areaOf(duty))).map(({ id }) => id));
  const ofDraft = Map.groupBy(
    places.filter(({ duty_id }) => fillable.has(duty_id)),
    ({ draft_id }) => draft_id,
  );
  const listed = shown.map((draft) => {
    const own = ofDraft.get(draft.id) ?? [];
    return {
      ...presentHead(draft),
      counts: {
        places: own.length,
        open: own.filter(
          ({ person_id, stood_id, state }) => person_id === null || (state === 'left' && stood_id === null),
        ).length,
        published: own.filter(({ state }) => state === 'published').length,
      },
    };
  });
  return { drafts: listed };
}
