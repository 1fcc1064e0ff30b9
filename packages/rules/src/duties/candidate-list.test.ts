import { expect, it } from 'vitest';
import {
  arrangeCandidates,
  type CandidateChoice,
  type CandidateFilter,
  type ListedCandidate,
} from './candidate-list.ts';
import {
  historyStrip,
  markOfWeek,
  stripMarks,
  stripOfMarks,
  stripWeeks,
  weeksOfStrip,
} from './history-strip.ts';

const ranked: ListedCandidate[] = [
  { full_name: 'Ruth Cole', gender: 'sister', appointment: 'publisher', group_id: 1 },
  { full_name: 'Ben Ash', gender: 'brother', appointment: 'elder', group_id: 2 },
  { full_name: 'Tom Dale', gender: 'brother', appointment: 'servant', group_id: null },
  { full_name: 'Ann Birch', gender: 'sister', appointment: 'unbaptised', group_id: 2 },
  { full_name: 'Ed Elm', gender: 'brother', appointment: 'student', group_id: 1 },
];
const names = (change: Partial<CandidateChoice>) =>
  arrangeCandidates(ranked, { sort: 'turn', filter: null, groupId: null, ...change }).map(
    ({ full_name }) => full_name.split(' ')[0],
  );

it('MEET-R22 sorts by longest wait, by name, and by name descending', () => {
  expect(names({})).toEqual(['Ruth', 'Ben', 'Tom', 'Ann', 'Ed']);
  expect(names({ sort: 'name' })).toEqual(['Ann', 'Ben', 'Ed', 'Ruth', 'Tom']);
  expect(names({ sort: 'name-descending' })).toEqual(['Tom', 'Ruth', 'Ed', 'Ben', 'Ann']);
});

it('MEET-R23 each filter shows its people, and a group filter the members', () => {
  const shown = (filter: CandidateFilter) => names({ filter });
  expect(shown('brothers')).toEqual(['Ben', 'Tom', 'Ed']);
  expect(shown('sisters')).toEqual(['Ruth', 'Ann']);
  expect(shown('appointed-brothers')).toEqual(['Ben', 'Tom']);
  expect(shown('other-brothers')).toEqual(['Ed']);
  expect(shown('students')).toEqual(['Ann', 'Ed']);
  // A sister matches neither filter for brothers, even with an appointment in her record.
  const sister: ListedCandidate = { ...ranked[0]!, appointment: 'elder' };
  for (const filter of ['appointed-brothers', 'other-brothers'] as const)
    expect(arrangeCandidates([sister], { sort: 'name', filter, groupId: null })).toEqual([]);
  expect(names({ groupId: 2 })).toEqual(['Ben', 'Ann']);
  expect(names({ groupId: 2, filter: 'sisters', sort: 'name' })).toEqual(['Ann']);
});

it('MEET-R21 MEET-O10 the strip has 13 weeks with this week as the ninth, and shows own parts, helping and days away', () => {
  const strip = historyStrip(
    weeksOfStrip('2026-11-25'),
    [
      { date: '2026-11-25', helper: true },
      { date: '2026-10-05', helper: true },
      { date: '2026-10-11', helper: false },
      { date: '2026-09-27', helper: false },
      { date: '2026-12-28', helper: false },
    ],
    [{ start_date: '2026-12-06', end_date: '2026-12-07' }],
  );
  expect(strip).toHaveLength(stripWeeks);
  expect(strip[8]).toEqual({ week: '2026-11-23', duty: 'helper', away: false });
  expect(strip[0]!.week).toBe('2026-09-28');
  expect(strip.map(({ duty }) => duty)).toEqual([
    null,
    'own',
    null,
    null,
    null,
    null,
    null,
    null,
    'helper',
    null,
    null,
    null,
    null,
  ]);
  expect(strip.flatMap(({ away }, index) => (away ? [index] : []))).toEqual([9, 10]);
});

it('MEET-R21 the strip round-trips as one mark per week', () => {
  const marks = [...stripMarks, null, ...stripMarks, null, 'own' as const];
  const strip = stripOfMarks(weeksOfStrip('2026-11-25'), marks);
  expect(strip.map(markOfWeek)).toEqual(marks);
  expect(strip[3]).toEqual({ week: '2026-10-19', duty: 'own', away: true });
  expect(strip[5]).toEqual({ week: '2026-11-02', duty: null, away: false });
  expect(strip.map(({ week }) => week)).toEqual(weeksOfStrip('2026-11-25').map(({ week }) => week));
});
