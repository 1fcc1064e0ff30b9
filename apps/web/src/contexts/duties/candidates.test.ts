import { expect, it } from 'vitest';
import { exampleAssignment, exampleMeeting, examplePart } from '#contexts/duties/testing/example-week.ts';
import { examplePerson } from '#platform/testing/people.ts';
import { loadPhrases, say } from '#platform/texts.ts';
import { personChoice } from './candidate-labels.ts';
import { type Candidate, candidatesOfPhone, hadByPerson } from './candidates.ts';
import { ledgerOf } from './ledger.ts';

const days = ['2026-10-28', '2026-10-21', '2026-10-14', '2026-10-07', '2026-09-30'];

it('MEET-R21 cached data shows the last four duties, newest first', () => {
  const [duty] = ledgerOf([exampleAssignment()], [examplePart()], [exampleMeeting()]);
  const had = days.map((date, index) => ({ ...duty!, id: 900 + index, meetingId: index, personId: 2, date }));
  const reader = examplePerson({ id: 2, qualified_parts: [5] });
  const { candidates } = candidatesOfPhone(duty!, hadByPerson([duty!, ...had]), [reader], []);
  expect(candidates[0]!.last.map(({ date }) => date)).toEqual(days.slice(0, 4));
});

it('MEET-R17 a clash without its kind, from a server of the previous version, is shown', async () => {
  await loadPhrases(['chooser', 'duties']);
  const [duty] = ledgerOf([exampleAssignment()], [examplePart()], [exampleMeeting()]);
  const { candidates } = candidatesOfPhone(
    duty!,
    hadByPerson([duty!]),
    [examplePerson({ qualified_parts: [5] })],
    [],
  );
  const reasons = [{ code: 'same-time', duty: 77 }] as Candidate['reasons'];
  const told = { ...candidates[0]!, reasons, hasPart: true };
  expect(personChoice(say, told, { longest: 0, turn: 7 }, () => undefined)).toMatchObject({
    reason: 'Has a part this week',
    mark: 'clash',
  });
});
