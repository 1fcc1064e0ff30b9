import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { discardDraft } from '#contexts/planning/drafts/discard-draft';
import { editPlace } from '#contexts/planning/drafts/edit-place';
import { explainPlace, prepareExplanation } from '#contexts/planning/drafts/explain-place';
import { fillMeeting, prepareFilling } from '#contexts/planning/drafts/fill-meeting';
import { publishDraft } from '#contexts/planning/drafts/publish-draft';
import { readMeetingDraft } from '#contexts/planning/drafts/read-meeting-draft';
import { unpublishDraft } from '#contexts/planning/drafts/unpublish-draft';
import { handle } from '#platform/handle';

export const draftsRoutes = [
  handle(drafts.fillMeeting, fillMeeting, prepareFilling),
  handle(drafts.readMeetingDraft, readMeetingDraft),
  handle(drafts.editPlace, editPlace),
  handle(drafts.explainPlace, explainPlace, prepareExplanation),
  handle(drafts.publishDraft, publishDraft),
  handle(drafts.unpublishDraft, unpublishDraft),
  handle(drafts.discardDraft, discardDraft),
];
