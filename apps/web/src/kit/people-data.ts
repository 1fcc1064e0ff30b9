import type { DraftCellProps } from '#ui/schedule/draft-cell.tsx';
import type { WeekHistory } from '#ui/schedule/history-squares.tsx';
import type { LoadBarProps } from '#ui/schedule/load-bar.tsx';
import type { MissingPerson } from '#ui/schedule/missing-list.tsx';
import type { OrderedPerson } from '#ui/schedule/people-order.tsx';
import type { PersonChoice } from '#ui/schedule/person-chooser-list.tsx';
import type { AskedPerson } from '#ui/schedule/swap-steps.tsx';

/** `p` part, `h` helper, `a` away. */
const weeks = (letters: string): WeekHistory[] =>
  [...letters].map(
    (letter) => (({ p: 'part', h: 'helper', a: 'away' })[letter] as WeekHistory | undefined) ?? 'none',
  );

export const chooserLabel = 'Bible reading';
export const students: PersonChoice[] = [
  {
    key: 'jt',
    name: 'Joel Tanaka',
    reason: 'Longest wait: 17 weeks',
    history: weeks('-h-----------'),
    detail: 'Last parts: helper 7 Oct, reading 29 Jul, prayer 3 Jun',
  },
  {
    key: 'ar',
    name: 'Aaron Reyes',
    reason: 'Away 20 to 30 November',
    mark: 'away',
    history: weeks('--h-----aa---'),
  },
  {
    key: 'es',
    name: 'Eli Santos',
    reason: 'First reading since he qualified',
    history: weeks('-------------'),
  },
  { key: 'mh', name: 'Marcus Hale', reason: '7 weeks ago, 7 October', history: weeks('-p---h-------') },
  {
    key: 'bk',
    name: 'Ben Kowalski',
    reason: 'Has a part this week',
    mark: 'clash',
    history: weeks('p-----p-p----'),
  },
];

export const helpersLabel = 'Who could take it';
export const helpers: PersonChoice[] = [
  { key: 'sw', name: 'Samuel Webb', facts: 'Elder, Upper Burnie', reason: '9 weeks ago, free that day' },
  { key: 'of', name: 'Owen Fairley', facts: 'Servant, Montello', reason: '6 weeks ago, free that day' },
  { key: 'cb', name: 'Maximilian Featherstonehaugh-Cavendish', reason: '2 weeks ago, free that day' },
];

type Draft = Omit<DraftCellProps, 'opened' | 'onOpen' | 'onChange' | 'onLock'> & { key: string };

export const draft: Draft[] = [
  {
    key: 'reading',
    duty: 'Bible reading',
    person: 'Rohan Sandhu',
    state: 'proposed',
    reasons: [
      { about: 'last', text: 'Last read 9 weeks ago, on 7 October' },
      { about: 'that-day', text: 'Nothing else that evening' },
      { about: 'share', text: '6 duties in 13 weeks, an even share' },
      { about: 'not-another', text: 'Not Joel Ashby: he has the door on Sunday' },
    ],
  },
  {
    key: 'conversation',
    duty: 'Starting a conversation',
    person: 'Grace Okafor',
    helper: 'Lydia Ingham',
    state: 'locked',
    reasons: [{ about: 'last', text: 'Last part 11 weeks ago, on 23 September' }],
  },
  {
    key: 'door',
    duty: 'Attendant, main door',
    person: 'Tobias Larkin',
    state: 'clash',
    problem: 'Chairman on Wednesday',
    reasons: [{ about: 'that-day', text: 'He is the chairman on Wednesday' }],
  },
  {
    key: 'microphone',
    duty: 'Microphone, right',
    person: null,
    state: 'unfilled',
    problem: '3 qualified: 2 away, 1 reads',
    reasons: [
      { about: 'not-another', text: 'Leon Vasquez and Caleb Barwick are away' },
      { about: 'that-day', text: 'Rohan Sandhu reads that evening' },
    ],
  },
];

export const loads: LoadBarProps[] = [
  { name: 'Samuel Webb', given: 3, drafted: 2, even: 6 },
  { name: 'Owen Fairley', given: 6, drafted: 1, even: 6 },
  { name: 'Leon Vasquez', given: 0, drafted: 0, even: 6 },
  { name: 'Marcus Meredith', given: 14, drafted: 6, even: 6 },
];

export const turnsLabel = 'Who takes turns';
export const turnTakers: OrderedPerson[] = [
  { key: 'rh', name: 'Ruth Hollis', line: 'Next: Sat 28 November' },
  { key: 'mw', name: 'Miriam Webb', line: 'Next: Sat 28 November' },
  { key: 'go', name: 'Grace Okafor', line: 'Next: Sat 5 December' },
  { key: 'sw', name: 'Samuel Webb', line: 'Away 1 to 8 December', mark: 'away' },
  { key: 'np', name: 'Naomi Pereira', line: 'Next: Sat 5 December' },
];

export const missingLabel = 'Missing';
export const missing: MissingPerson[] = [
  { key: 'pd', name: 'Peter Denholm', line: 'Group Cooee, also September missing', action: 'remind' },
  { key: 'hk', name: 'Hannah Kingsley', line: 'Group Montello', action: 'remind' },
  { key: 'wt', name: 'Wesley Tilley', line: 'Group Romaine', action: 'reminded' },
  { key: 'jk', name: 'Judith Kerr', line: 'Group Romaine, no e-mail or phone', action: 'enter' },
];

export const askedLabel = 'Asked';
export const asked: AskedPerson[] = [
  { key: 'sw', name: 'Samuel Webb', line: 'Opened at 9:20', state: 'seen' },
  { key: 'of', name: 'Owen Fairley', line: 'By text message', state: 'sent' },
  { key: 'mm', name: 'Marcus Meredith', line: 'Answered at 9:31', state: 'cant' },
  { key: 'tl', name: 'Tobias Larkin', line: 'Answered at 9:40', state: 'taken' },
];
export const askedNext = 'If nobody takes it by 1:12 pm, the next three are asked: Caleb, Leon and Tobias.';
export const askedActions = { next: 'Ask the next three now', after: 'I can do it after all' };
