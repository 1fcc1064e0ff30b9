/** Duties that can be swapped, and those of them that need the agreement of the overseer. */
import { publicTalkPart } from '../../duties/commitment.ts';
import { type DutyKindName, dutyKinds } from '../../duties/duty-kind.ts';
import type { SwapAgreement } from '../../people/availability/settings.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import type { PermissionKey } from '../../permissions/permission-keys.ts';

export type SwapTerms = 'free' | 'agreed';

export interface SwappedKind {
  kind: DutyKindName;
  /** Null outside the programme. */
  qualification: MeetingPart | null;
  /** Assigned to a whole field service group. */
  ofGroup: boolean;
  /** At a cart of another congregation, which has the seat. */
  elsewhere: boolean;
}

const agreed: ReadonlySet<MeetingPart> = new Set([
  ...(['chairman', 'weekend-chairman', 'treasures-talk', 'gems'] as const),
  ...(['living-as-christians', 'study-conductor', 'counselor'] as const),
]);

/** Booked with their speakers, not from the programme. */
const talks: ReadonlySet<MeetingPart> = new Set(['local-talk', 'away-talk']);

const swappedKinds: ReadonlySet<DutyKindName> = new Set([
  ...(['responsibility', 'task', 'cart', 'conductor', 'special-part', 'special-duty', 'help'] as const),
]);

/** Without public talks, tasks of groups, shifts elsewhere, and kinds whose own domain reassigns them. */
const isSwapped = ({ kind, qualification, ofGroup, elsewhere }: SwappedKind): boolean =>
  qualification === null ? swappedKinds.has(kind) && !ofGroup && !elsewhere : !talks.has(qualification);

const needsAgreement: Readonly<Record<SwapAgreement, (duty: SwappedKind) => boolean>> = {
  main: ({ kind, qualification }) =>
    kind === 'special-part' || (qualification !== null && agreed.has(qualification) && kind !== 'helper'),
  parts: ({ kind, qualification }) => kind === 'special-part' || qualification !== null,
  all: () => true,
  none: () => false,
};

/**
 * Null for a duty without swaps.
 * @param agreement setting of the congregation
 */
export function swapTermsOf(duty: SwappedKind, agreement: SwapAgreement): SwapTerms | null {
  if (!isSwapped(duty)) return null;
  return needsAgreement[agreement](duty) ? 'agreed' : 'free';
}

/** Permission of the people who plan the duty: they see its swap, and agree to it. */
export function plannerKeyOf({
  kind,
  qualification,
}: {
  kind: string;
  qualification: unknown;
}): PermissionKey {
  if (qualification !== null || kind === 'special-part') return 'schedules.meetings.assign';
  return plannerKeys[kind] ?? 'schedules.attendants.edit';
}

const plannerKeys: Readonly<Record<string, PermissionKey>> = {
  cart: 'settings.cart_locations.add',
  conductor: 'settings.field_service_locations.edit',
  help: 'settings.tasks',
};

interface OwnDuty {
  kind: DutyKindName;
  /** Null for a task of a whole group. */
  user_id: number | null;
  meeting: { part: string | null } | null;
  /** At a cart of another congregation. */
  elsewhere?: boolean | undefined;
  /** For groups of field service: whom the person has already asked to take it over (APPTS-O3). */
  change?: { asked: unknown } | undefined;
}

/** Public talks stay booked; “I can’t” notifies their coordinator (X-SWAP-23). */
export const isTalkDuty = ({ kind, meeting }: Pick<OwnDuty, 'kind' | 'meeting'>): boolean =>
  kind === 'away-talk' || (kind === 'part' && meeting?.part === publicTalkPart);

/** Whether a person can say that they cannot. */
export const offersCannot = (duty: OwnDuty): boolean => offersSwap(duty) || isTalkDuty(duty);

/** Whether the list of own duties offers to ask for somebody else; the server decides again. */
export const offersSwap = ({ kind, user_id, meeting, elsewhere, change }: OwnDuty): boolean =>
  (kind === 'cart' && !elsewhere) ||
  (kind === 'conductor' && !change?.asked) ||
  (dutyKinds[kind].area === 'programme' && meeting?.part !== publicTalkPart) ||
  (dutyKinds[kind].area === 'duties' && user_id !== null);
