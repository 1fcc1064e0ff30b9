/** The unpublished draft of a meeting, read once for its card and its places. */
import type { Reply } from '#platform/api.ts';
import { useRead } from '#platform/use-read.ts';

export type MeetingDraft = Reply<'drafts.fillMeeting'>;
export type DraftPlace = MeetingDraft['places'][number];

export const useMeetingDraft = (meeting: number) =>
  useRead('drafts.readMeetingDraft', { params: { id: meeting } }, { retry: false });
