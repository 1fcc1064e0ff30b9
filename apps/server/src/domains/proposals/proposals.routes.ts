/** What the domain answers, one line an operation. */
import { proposals } from '@sheaf/contract/proposals/proposals';
import { addProposal } from '#domains/proposals/add-proposal';
import { answerLink } from '#domains/proposals/answer-link';
import { answerProposal } from '#domains/proposals/answer-proposal';
import { inviteSpeaker } from '#domains/proposals/invite-speaker';
import { listProposals } from '#domains/proposals/list-proposals';
import { noteLinkSeen } from '#domains/proposals/note-link-seen';
import { placeProposal } from '#domains/proposals/place-proposal';
import { readLink } from '#domains/proposals/read-link';
import { shareProposal } from '#domains/proposals/share-proposal';
import { takeProposal } from '#domains/proposals/take-proposal';
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
