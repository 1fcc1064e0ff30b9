import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areasOfPlanner, type DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import type { PreparationCall } from '#platform/handle';

type Call = PreparationCall<typeof operations.fillMeeting> | PreparationCall<typeof operations.makeDraft>;

/** The areas that the caller asked for, or all that they may fill. */
export function ownAreas(call: Call): DraftArea[] {
  const own = areasOfPlanner(call.actor.permissions);
  const { areas = own } = call.body;
  return areas.every((area) => own.includes(area)) ? [...areas] : call.refuse('area-not-yours');
}
