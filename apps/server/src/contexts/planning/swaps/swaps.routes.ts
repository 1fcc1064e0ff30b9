import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { agreeSwap } from '#contexts/planning/swaps/agree-swap';
import { answerOffer } from '#contexts/planning/swaps/answer-offer';
import { answerSwap } from '#contexts/planning/swaps/answer-swap';
import { askNext } from '#contexts/planning/swaps/ask-next';
import { askSwap } from '#contexts/planning/swaps/ask-swap';
import { listOpenPlaces } from '#contexts/planning/swaps/list-open-places';
import { listSwaps } from '#contexts/planning/swaps/list-swaps';
import { listTakers } from '#contexts/planning/swaps/list-takers';
import { noteOfferSeen } from '#contexts/planning/swaps/note-offer-seen';
import { readOffer } from '#contexts/planning/swaps/read-offer';
import { readSwap } from '#contexts/planning/swaps/read-swap';
import { releaseDuty } from '#contexts/planning/swaps/release-duty';
import { returnPlace } from '#contexts/planning/swaps/return-place';
import { takePlace } from '#contexts/planning/swaps/take-place';
import { withdrawSwap } from '#contexts/planning/swaps/withdraw-swap';
import { handle } from '#platform/handle';

export const swapsRoutes = [
  handle(swaps.askSwap, askSwap),
  handle(swaps.listTakers, listTakers),
  handle(swaps.listSwaps, listSwaps),
  handle(swaps.readSwap, readSwap),
  handle(swaps.answerSwap, answerSwap),
  handle(swaps.readOffer, readOffer),
  handle(swaps.noteOfferSeen, noteOfferSeen),
  handle(swaps.answerOffer, answerOffer),
  handle(swaps.askNext, askNext),
  handle(swaps.releaseDuty, releaseDuty),
  handle(swaps.withdrawSwap, withdrawSwap),
  handle(swaps.agreeSwap, agreeSwap),
  handle(swaps.listOpenPlaces, listOpenPlaces),
  handle(swaps.takePlace, takePlace),
  handle(swaps.returnPlace, returnPlace),
];
