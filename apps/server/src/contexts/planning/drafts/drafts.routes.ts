import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { cancelDraft } from '#contexts/planning/drafts/cancel-draft';
import { discardDraft } from '#contexts/planning/drafts/discard-draft';
import { editPlace } from '#contexts/planning/drafts/edit-place';
import { explainPlace, prepareExplanation } from '#contexts/planning/drafts/explain-place';
import { fillMeeting, prepareFilling } from '#contexts/planning/drafts/fill-meeting';
import { listDrafts } from '#contexts/planning/drafts/list-drafts';
import { listFallenOut } from '#contexts/planning/drafts/list-fallen-out';
import { makeDraft, prepareDraft } from '#contexts/planning/drafts/make-draft';
import { publishDraft } from '#contexts/planning/drafts/publish-draft';
import { readDraft } from '#contexts/planning/drafts/read-draft';
import { readMeetingDraft } from '#contexts/planning/drafts/read-meeting-draft';
import { prepareAgain, solveAgain } from '#contexts/planning/drafts/solve-again';
import { tellPlaces } from '#contexts/planning/drafts/tell-places';
import { unpublishDraft } from '#contexts/planning/drafts/unpublish-draft';
import { handle } from '#platform/handle';

export const draftsRoutes = [
  handle(drafts.fillMeeting, fillMeeting, prepareFilling),
  handle(drafts.readMeetingDraft, readMeetingDraft),
  handle(drafts.makeDraft, makeDraft, prepareDraft),
  handle(drafts.listDrafts, listDrafts),
  handle(drafts.listFallenOut, listFallenOut),
  handle(drafts.readDraft, readDraft),
  handle(drafts.solveAgain, solveAgain, prepareAgain),
  handle(drafts.cancelDraft, cancelDraft),
  handle(drafts.editPlace, editPlace),
  handle(drafts.explainPlace, explainPlace, prepareExplanation),
  handle(drafts.publishDraft, publishDraft),
  handle(drafts.unpublishDraft, unpublishDraft),
  handle(drafts.tellPlaces, tellPlaces),
  handle(drafts.discardDraft, discardDraft),
];
