/** Duties that can be swapped, and those of them that need the agreement of the overseer. */
import { publicTalkPart } from '../../duties/commitment.ts';
import { type DutyKindName, dutyKinds } from '../../duties/duty-kind.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import type { PermissionKey } from '../../permissions/permission-keys.ts';

export type SwapTerms = 'free' | 'agreed';

export interface SwappedKind {
  kind: DutyKindName;
  /** Null outside the programme. */
  qualification: MeetingPart | null;
  /** Assigned to a whole field service group. */
  ofGroup: boolean;
}

const agreed: ReadonlySet<MeetingPart> = new Set([
  ...(['chairman', 'weekend-chairman', 'treasures-talk', 'gems'] as const),
  ...(['living-as-christians', 'study-conductor', 'counselor'] as const),
]);

/** Booked with their speakers, not from the programme. */
const talks: ReadonlySet<MeetingPart> = new Set(['local-talk', 'away-talk']);

/** Null for a duty without swaps: public talks, tasks of groups, and kinds whose own domain reassigns them. */
export function swapTermsOf({ kind, qualification, ofGroup }: SwappedKind): SwapTerms | null {
  if (qualification !== null) {
    if (talks.has(qualification)) return null;
    return agreed.has(qualification) && kind !== 'helper' ? 'agreed' : 'free';
  }
  return (kind === 'responsibility' || kind === 'task') && !ofGroup ? 'free' : null;
}

/** Permission of the people who plan the duty: they see its swap, and agree to it. */
export const plannerKeyOf = ({ qualification }: { qualification: unknown }): PermissionKey =>
  qualification === null ? 'schedules.attendants.edit' : 'schedules.meetings.assign';

interface OwnDuty {
  kind: DutyKindName;
  /** Null for a task of a whole group. */
  user_id: number | null;
  meeting: { part: string | null } | null;
}

/** Whether the list of own duties offers to ask for somebody else; the server decides again. */
export const offersSwap = ({ kind, user_id, meeting }: OwnDuty): boolean =>
  (dutyKinds[kind].area === 'programme' && meeting?.part !== publicTalkPart) ||
  (dutyKinds[kind].area === 'duties' && user_id !== null);
