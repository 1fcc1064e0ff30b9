/** Shared by the operations on parts. The caller locks the meeting, which protects its parts. */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { BodyOf } from '@sheaf/contract/operation';
import { sectionsOf } from '@sheaf/rules/meetings/meetings/part-place';
import {
  type DecidedByVisit,
  isShortened,
  placeAmongHeld,
  storedUnderVisit,
} from '@sheaf/rules/meetings/meetings/visit-plan';
import { meetingParts as partCodes } from '@sheaf/rules/people/people/meeting-part';
import { meetingParts, type PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

type Form = BodyOf<typeof operations.addPart>;

export interface OpenPart {
  meeting: MeetingRow;
  /** Parts that are held, in the week of a visit by its plan. */
  parts: PartRow[];
  /** Parts of the usual programme. */
  usual: PartRow[];
  part: PartRow;
}

/** Undefined if the part does not belong to the meeting, or a visit suspends it. */
export async function openPart(
  tenant: Tenant,
  params: { meeting_id: number; id: number },
): Promise<OpenPart | undefined> {
  const meeting = await meetings.lock(tenant, params.meeting_id);
  if (!meeting) return undefined;
  const parts = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const usual = await meetingParts.usualOf(tenant, meeting.id);
  const part = parts.find(({ id }) => id === params.id);
  return part && { meeting, parts, usual, part };
}

/** The visit decides about its talk, and about minutes and helper of the shortened study (X-VISIT). */
export const isOfVisit = ({ meeting, part }: Pick<OpenPart, 'meeting' | 'part'>): boolean =>
  part.event_id !== null || (meeting.visited && isShortened(part));

/** Null if the form changes what the visit decides. */
export const valuesUnderVisit = <Values extends DecidedByVisit>(
  { meeting, part, usual }: OpenPart,
  values: Values,
): Values | null =>
  meeting.visited
    ? storedUnderVisit(
        part,
        usual.find(({ id }) => id === part.id),
        values,
      )
    : values;

/** Columns of the form; `wrongInForm` rejects a helper qualification without a helper (MEET-R12). */
export const valuesOfForm = (body: Form) => ({
  section: body.meeting,
  title: body.title,
  minutes: body.time,
  refs: body.references,
  qualification: body.user_meeting_part_id,
  helper_type: body.helper_type,
  helper_qualification: body.helper_meeting_part_id,
});

/** The talks domain books the speaker of this part. */
export const isOfTalk = ({ qualification }: { qualification: number | null }): boolean =>
  qualification === partCodes.encode('local-talk');

/** Errors of the form by field. */
export function wrongInForm(meeting: MeetingRow, body: Form): FieldCodes {
  if (!sectionsOf(meeting.type).includes(body.meeting)) return { meeting: ['not-in-this-meeting'] };
  if (body.helper_type !== 'none' && body.helper_meeting_part_id === null)
    return { helper_meeting_part_id: ['required'] };
  if (body.helper_type === 'none' && body.helper_meeting_part_id !== null)
    return { helper_meeting_part_id: ['no-helper-here'] };
  return {};
}

export const keysIn = (parts: readonly PartRow[], section: string) =>
  parts.filter((part) => part.section === section).map(({ key }) => key);

const idsIn = (parts: readonly PartRow[], section: string): number[] =>
  parts.filter((part) => part.section === section && part.event_id === null).map(({ id }) => id);

/** @param order among the parts that are held. */
export async function putAt(
  tenant: Tenant,
  { parts, usual }: Pick<OpenPart, 'parts' | 'usual'>,
  part: { id: number; section: string },
  order: number,
) {
  const ids = placeAmongHeld(idsIn(usual, part.section), idsIn(parts, part.section), part.id, order);
  if (ids) await meetingParts.order(tenant, ids);
}

/** Ids that remain in the section of the removed part. */
export const idsLeft = (parts: readonly PartRow[], gone: PartRow): number[] =>
  parts.filter(({ id, section }) => section === gone.section && id !== gone.id).map(({ id }) => id);
