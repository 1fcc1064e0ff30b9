import type { ReplyOf } from '@sheaf/contract/operation';
import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { areaOf, areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import type { NamedReasons } from '@sheaf/rules/planning/drafts/named-reasons';
import { toldReasons } from '@sheaf/rules/planning/drafts/told-reasons';
import { type DutyRow, dutiesOfIds } from '#contexts/duties/duties.api';
import { type DraftRow, drafts, type PlaceRow } from '#contexts/planning/drafts/drafts.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

type DraftReply = ReplyOf<typeof operations.fillMeeting>;
type PlaceReply = ReplyOf<typeof operations.editPlace>;

const reasonsFor = (reasons: NamedReasons | null, { permissions }: Actor): NamedReasons | null =>
  reasons === null || mayPlanPeople(permissions) ? reasons : toldReasons(reasons);

export const presentPlace = (place: PlaceRow, duty: DutyRow, actor: Actor): PlaceReply => ({
  id: place.id,
  duty_id: place.duty_id,
  meeting_id: duty.meeting_id!,
  date: duty.on_date,
  area: areaOf(duty),
  user_id: place.person_id,
  locked: place.locked,
  state: place.state,
  reasons: reasonsFor(place.reasons as NamedReasons | null, actor),
  version: place.version,
});

/** Leaves out the places that the caller may not fill. */
export async function presentDraft(tenant: Tenant, actor: Actor, draft: DraftRow): Promise<DraftReply> {
  const places = await drafts.places(tenant, draft.id);
  const duties = new Map(
    (
      await dutiesOfIds(
        tenant,
        places.map(({ duty_id }) => duty_id),
      )
    ).map((duty) => [duty.id, duty]),
  );
  const areas = areasOfPlanner(actor.permissions);
  return {
    id: draft.id,
    from: draft.from_on,
    to: draft.to_on,
    areas: draft.areas as DraftReply['areas'],
    state: draft.state,
    made_by: draft.made_by,
    places: places
      .map((place) => presentPlace(place, duties.get(place.duty_id)!, actor))
      .filter(({ area }) => areas.includes(area)),
    version: draft.version,
  };
}
