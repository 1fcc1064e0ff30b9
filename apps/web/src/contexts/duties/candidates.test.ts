import type { KindOfDuty } from '@sheaf/rules/duties/kind-key';
import { offered, randomLedger } from '@sheaf/rules/duties/testing/random-ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleAssignment, exampleMeeting, examplePart } from '#contexts/duties/testing/example-week.ts';
import { examplePerson } from '#platform/testing/people.ts';
import { loadPhrases, say } from '#platform/texts.ts';
import { personChoice } from './candidate-labels.ts';
import { type Candidate, candidatesOfPhone, hadByPerson } from './candidates.ts';
import { type KeptDuty, ledgerOf } from './ledger.ts';

type AwayRow = Parameters<typeof candidatesOfPhone>[3][number];

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

const reasonFor = (reasons: Candidate['reasons'], longest = 17, turn: number | null = 7): string => {
  const candidate = { id: 2, full_name: 'Joel Tanaka', reasons, history: [], last: [] };
  const person = { ...candidate, away: false, hasPart: false, cannot: false, unpairedWith: null };
  return personChoice(
    say,
    person as unknown as Candidate,
    { longest, turn: turn ?? undefined },
    () => undefined,
  ).reason;
};
const load = (duties: number, points: number, share: number | null) => ({
  code: 'load' as const,
  duties,
  points,
  share,
});
const even = load(3, 6, 6);
const ago = { code: 'given-ago', weeks: 9, date: '2026-09-23' } as const;
const never = { code: 'never-given' } as const;

it('X-FAIR-5 the reason names the wait in turns, new since when, the load, rest or reserve', async () => {
  await loadPhrases(['chooser', 'duties']);
  expect(reasonFor([ago, even])).toBe('Last had it 9 weeks ago, a turn comes every 7 weeks');
  expect(reasonFor([ago, even], 9, 1)).toBe('Longest wait: 9 weeks, a turn comes every week');
  expect(reasonFor([never, even])).toBe('Has never had it, a turn comes every 7 weeks');
  expect(reasonFor([{ code: 'given-ahead', weeks: 2, date: '2026-12-09' }, even])).toBe(
    'Has it in 2 weeks, 9 December',
  );
  const entered = { code: 'new-here', since: '2026-10-03', first: '2026-11-20' } as const;
  expect(reasonFor([entered, { code: 'given-ahead', weeks: 9, date: '2027-01-27' }, even])).toBe(
    'Has it in 9 weeks, 27 January',
  );
  expect(reasonFor([entered, never, even])).toBe('New since 3 October, first turn about 20 November');
  expect(reasonFor([entered, ago, even])).toBe('Back since 3 October, next turn about 20 November');
  expect(reasonFor([{ ...entered, first: null }, never, even])).toBe(
    'New since 3 October, a turn comes every 7 weeks',
  );
  expect(reasonFor([ago, load(5, 12, 16.5)])).toBe(
    '5 assignments in nine months, an even share is 7. Last had it 9 weeks ago',
  );
  expect(reasonFor([{ code: 'resting', duties: 2 }, ago, even])).toBe(
    '2 assignments within three weeks. Last had it 9 weeks ago',
  );
  expect(reasonFor([{ code: 'resting', duties: 1 }, never, even])).toBe(
    'Another assignment this week. Has never had it',
  );
  expect(reasonFor([{ code: 'reserve' }, ago, even])).toBe(
    'Reserve: only if nobody else can. Last had it 9 weeks ago',
  );
});

it('X-FAIR-5 an even load, a share that the reader may not know, and a server without turns add no words', async () => {
  await loadPhrases(['chooser', 'duties']);
  expect(reasonFor([ago, load(3, 7, 6)])).toContain('a turn comes');
  expect(reasonFor([ago, load(5, 12, null)])).toBe('Last had it 9 weeks ago, a turn comes every 7 weeks');
  expect(reasonFor([ago, even], 17, null)).toBe('Last had it 9 weeks ago');
});

it('X-FAIR-4 the phone lists the people in the order of the server, if it has the same facts', () => {
  const ofProgramme = ({ qualification }: KindOfDuty): boolean => qualification !== null;
  fc.assert(
    fc.property(
      randomLedger.filter(({ asked }) => ofProgramme(asked)),
      (ledger) => {
        const people = ledger.people.map((person) => ({
          ...person,
          limits: [],
          counts_from: null,
          since: { qualifications: new Map(), responsibilities: new Map() },
        }));
        const duties = ledger.duties.filter(ofProgramme);
        const server = offered({ ...ledger, people, duties }).map(({ person }) => person.id);
        const phone = candidatesOfPhone(
          ledger.asked as KeptDuty,
          hadByPerson(duties as KeptDuty[]),
          people.map(({ id, first_name, last_name, qualified_parts }) =>
            examplePerson({ id, first_name, last_name, qualified_parts, active: true }),
          ),
          people.flatMap(({ id, away }) => away.map((span) => ({ ...span, user_id: id }) as AwayRow)),
        );
        expect(phone.candidates.map(({ id }) => id)).toEqual(server);
      },
    ),
  );
});
