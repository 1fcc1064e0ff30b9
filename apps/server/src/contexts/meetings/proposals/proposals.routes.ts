import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { addProposal } from '#contexts/meetings/proposals/add-proposal';
import { answerLink } from '#contexts/meetings/proposals/answer-link';
import { answerProposal } from '#contexts/meetings/proposals/answer-proposal';
import { inviteSpeaker } from '#contexts/meetings/proposals/invite-speaker';
import { listProposals } from '#contexts/meetings/proposals/list-proposals';
import { noteLinkSeen } from '#contexts/meetings/proposals/note-link-seen';
import { placeProposal } from '#contexts/meetings/proposals/place-proposal';
import { readLink } from '#contexts/meetings/proposals/read-link';
import { shareProposal } from '#contexts/meetings/proposals/share-proposal';
import { takeProposal } from '#contexts/meetings/proposals/take-proposal';
import { handle, type Route } from '#platform/handle';

export const proposalsRoutes: readonly Route[] = [
  handle(proposals.listProposals, listProposals),
  handle(proposals.addProposal, addProposal),
  handle(proposals.inviteSpeaker, inviteSpeaker),
  handle(proposals.shareProposal, shareProposal),
  handle(proposals.answerProposal, answerProposal),
  handle(proposals.placeProposal, placeProposal),
  handle(proposals.takeProposal, takeProposal),
  handle(proposals.readLink, readLink),
  handle(proposals.noteLinkSeen, noteLinkSeen),
  handle(proposals.answerLink, answerLink),
];
