import type { ReplyOf } from '@sheaf/contract/operation';
import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { areaOf, areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import type { NamedReasons } from '@sheaf/rules/planning/drafts/named-reasons';
import { toldReasons } from '@sheaf/rules/planning/drafts/told-reasons';
import { type DutyRow, dutiesOfIds } from '#contexts/duties/duties.api';
import { type HeldMeeting, languageGroupNames, meetingsOfIds } from '#contexts/meetings/meetings.api';
import { type DraftRow, drafts, type PlaceRow } from '#contexts/planning/drafts/drafts.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

type DraftReply = ReplyOf<typeof operations.fillMeeting>;
type PlaceReply = ReplyOf<typeof operations.editPlace>;

const reasonsFor = (reasons: NamedReasons | null, { permissions }: Actor): NamedReasons | null =>
  reasons === null || mayPlanPeople(permissions) ? reasons : toldReasons(reasons);

export const readGroupNames = async (tenant: Tenant): Promise<ReadonlyMap<number, string>> =>
  new Map((await languageGroupNames(tenant)).map(({ id, label }) => [id, label]));

/** @param groups names of the language groups by id. */
export const presentPlace = (
  place: PlaceRow,
  duty: DutyRow,
  meeting: Pick<HeldMeeting, 'type' | 'language_group_id'>,
  groups: ReadonlyMap<number, string>,
  actor: Actor,
): PlaceReply => ({
  id: place.id,
  duty_id: place.duty_id,
  meeting_id: duty.meeting_id!,
  meeting: meeting.type,
  language_group: groups.get(meeting.language_group_id ?? 0) ?? null,
  date: duty.on_date,
  area: areaOf(duty),
  part: duty.qualification as PlaceReply['part'],
  responsibility_id: duty.responsibility_id,
  hall: duty.hall,
  user_id: place.person_id,
  stood_id: place.stood_id,
  fell_out: place.fell_out,
  locked: place.locked,
  told: duty.told_at !== null && duty.person_id === place.person_id,
  state: place.state,
  reasons: reasonsFor(place.reasons as NamedReasons | null, actor),
  version: place.version,
});

export const presentHead = (draft: DraftRow) => ({
  id: draft.id,
  from: draft.from_on,
  to: draft.to_on,
  areas: draft.areas as DraftReply['areas'],
  mode: draft.mode,
  keep_told: draft.keep_told,
  state: draft.state,
  done: draft.done,
  made_by: draft.made_by,
  made_at: draft.made_at.toISOString(),
  version: draft.version,
});

/** Leaves out the places that the caller may not fill. */
export async function presentDraft(tenant: Tenant, actor: Actor, draft: DraftRow): Promise<DraftReply> {
  const places = await drafts.places(tenant, draft.id);
  const duties = await dutiesOfIds(
    tenant,
    places.map(({ duty_id }) => duty_id),
  );
  const ofId = new Map(duties.map((duty) => [duty.id, duty]));
  const meetingIds = [...new Set(duties.map(({ meeting_id }) => meeting_id!))];
  const meetings = new Map((await meetingsOfIds(tenant, meetingIds)).map((meeting) => [meeting.id, meeting]));
  const groups = await readGroupNames(tenant);
  const areas = areasOfPlanner(actor.permissions);
  return {
    ...presentHead(draft),
    places: places
      .map((place) => {
        const duty = ofId.get(place.duty_id)!;
        return presentPlace(place, duty, meetings.get(duty.meeting_id!)!, groups, actor);
      })
      .filter(({ area }) => areas.includes(area)),
  };
}
