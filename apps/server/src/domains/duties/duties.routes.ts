/** What the domain answers, one line an operation. */
import { duties } from '@sheaf/contract/duties/duties';
import { acknowledgeDuty } from '#domains/duties/acknowledge-duty';
import { fillDuty } from '#domains/duties/fill-duty';
import { giveAnswer } from '#domains/duties/give-answer';
import { listMyDuties } from '#domains/duties/list-my-duties';
import { makeAnswerLink } from '#domains/duties/make-answer-link';
import { rankCandidates } from '#domains/duties/rank-candidates';
import { readAnswer } from '#domains/duties/read-answer';
import { sayCannot } from '#domains/duties/say-cannot';
import { handle } from '#platform/handle';

export const dutiesRoutes = [
  handle(duties.listMyDuties, listMyDuties),
  handle(duties.rankCandidates, rankCandidates),
  handle(duties.fillDuty, fillDuty),
  handle(duties.readAnswer, readAnswer),
  handle(duties.giveAnswer, giveAnswer),
  handle(duties.acknowledgeDuty, acknowledgeDuty),
  handle(duties.sayCannot, sayCannot),
  handle(duties.makeAnswerLink, makeAnswerLink),
];
