import { duties } from '@sheaf/contract/duties/duties';
import { acknowledgeDuty } from '#contexts/duties/acknowledge-duty';
import { fillDuty } from '#contexts/duties/fill-duty';
import { giveAnswer } from '#contexts/duties/give-answer';
import { listDutiesBetween } from '#contexts/duties/list-duties-between';
import { listMyDuties } from '#contexts/duties/list-my-duties';
import { makeAnswerLink } from '#contexts/duties/make-answer-link';
import { rankCandidates } from '#contexts/duties/rank-candidates';
import { readAnswer } from '#contexts/duties/read-answer';
import { sayCannot } from '#contexts/duties/say-cannot';
import { handle } from '#platform/handle';

export const dutiesRoutes = [
  handle(duties.listMyDuties, listMyDuties),
  handle(duties.listDutiesBetween, listDutiesBetween),
  handle(duties.rankCandidates, rankCandidates),
  handle(duties.fillDuty, fillDuty),
  handle(duties.readAnswer, readAnswer),
  handle(duties.giveAnswer, giveAnswer),
  handle(duties.acknowledgeDuty, acknowledgeDuty),
  handle(duties.sayCannot, sayCannot),
  handle(duties.makeAnswerLink, makeAnswerLink),
];
