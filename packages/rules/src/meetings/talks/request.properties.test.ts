import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AskedTalk,
  confirmations,
  confirmedBy,
  decideReminder,
  decideTalkAnswer,
  hasRequestEnded,
  holdsMeeting,
  type TalkAnswer,
  talkAnswers,
} from './request.ts';

const anyTalk = fc.record({
  confirmed: fc.constantFrom(...confirmations.codes),
  answer: fc.option(fc.constantFrom(...talkAnswers)),
  startsAt: fc.constantFrom(100, 200),
  isCancelled: fc.boolean(),
});

it('WKND-O1 refuses answers after the meeting began or was cancelled, and to settled questions', () => {
  fc.assert(
    fc.property(
      anyTalk,
      fc.constantFrom(...talkAnswers),
      fc.constantFrom(50, 100, 150),
      (talk, answer, now) => {
        const decision = decideTalkAnswer(talk, answer, now);
        expect(hasRequestEnded(talk, now)).toBe(now >= talk.startsAt);
        if (now >= talk.startsAt) expect(decision).toMatchObject({ reason: 'talk-request-ended' });
        else if (talk.isCancelled) expect(decision).toMatchObject({ reason: 'talk-meeting-cancelled' });
        else if (talk.answer === answer && answer !== 'another')
          expect(decision).toMatchObject({ value: 'said' });
        else if (talk.confirmed === 0) expect(decision).toMatchObject({ value: 'new' });
        else expect(decision).toMatchObject({ reason: 'talk-answered' });
      },
    ),
  );
});

it('WKND-O1 in any sequence of answers the first acceptance or refusal is final', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...talkAnswers)), (presses) => {
      let talk: AskedTalk = { confirmed: 0, answer: null, startsAt: 10, isCancelled: false };
      for (const answer of presses) {
        const decision = decideTalkAnswer(talk, answer, 1);
        if (decision.allowed && decision.value === 'new')
          talk = { ...talk, answer, confirmed: confirmedBy(answer) };
      }
      const first = presses.find((answer): answer is TalkAnswer => answer !== 'another');
      expect(talk.confirmed).toBe(first === undefined ? 0 : confirmedBy(first));
    }),
  );
  expect(talkAnswers.map(confirmedBy)).toEqual([1, 2, 0]);
  expect(confirmations.codes.map((confirmed) => holdsMeeting({ confirmed }))).toEqual([true, true, false]);
});

it('WKND-C6 repeats an unanswered question once a day to a speaker with an address', () => {
  const talk = { confirmed: 0, answer: null, startsAt: 10, isCancelled: false };
  const asked = { ...talk, hasAddress: true, askedOn: '2026-11-22', today: '2026-11-23' };
  expect(decideReminder(asked, 1)).toMatchObject({ allowed: true });
  expect(decideReminder({ ...asked, askedOn: null }, 1)).toMatchObject({ allowed: true });
  expect(decideReminder({ ...asked, askedOn: '2026-11-23' }, 1)).toMatchObject({
    reason: 'talk-asked-today',
  });
  expect(decideReminder({ ...asked, hasAddress: false }, 1)).toMatchObject({
    reason: 'speaker-without-address',
  });
  expect(decideReminder({ ...asked, confirmed: 1 }, 1)).toMatchObject({ reason: 'talk-not-awaiting' });
  expect(decideReminder(asked, 10)).toMatchObject({ reason: 'talk-begun' });
});
