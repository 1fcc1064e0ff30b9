import type { CheckFinding } from '#ui/schedule/check-then-ask.tsx';
import type { Difference } from '#ui/schedule/difference-list.tsx';
import type { ProgressCardProps } from '#ui/schedule/progress-card.tsx';
import type { ProgressRingProps } from '#ui/schedule/progress-ring.tsx';
import type { RotationEntry } from '#ui/schedule/rotation-fields.tsx';
import type { RotationTurn } from '#ui/schedule/rotation-preview.tsx';
import type { StatTile } from '#ui/schedule/stat-tiles.tsx';
import type { ChartBar } from '#ui/schedule/totals-chart.tsx';
import type { TotalsRow } from '#ui/schedule/totals-table.tsx';

export const rotation: RotationEntry = {
  every: 'week',
  weeks: 1,
  weekday: 6,
  week: 1,
  startsOn: '2026-11-02',
  endsOn: null,
  skipped: ['2026-12-26'],
  startsAt: '10:00',
  minutes: 120,
};
export const lengths = [30, 60, 90, 120, 180];
export const paused = 'Paused';

const turns: Record<string, RotationTurn> = {
  '2026-11-28': { who: 'Ruth Hollis, Miriam Webb', state: 'booked' },
  '2026-12-05': { who: 'Grace Okafor, Naomi Pereira', state: 'booked' },
  '2026-12-12': { who: 'Samuel Webb, Tobias Larkin' },
  '2026-12-26': { who: 'Cart closed' },
};
export const turnOn = (date: string): RotationTurn | undefined => turns[date];

export const wizardSteps = [
  { key: 'week', title: 'Choose a week', next: 'Choose congregation' },
  {
    key: 'congregation',
    title: 'Find Congregation',
    line: 'Sun 17 January, week of 11 January',
    next: 'Choose speaker',
  },
  { key: 'speaker', title: 'Choose Speaker', next: 'Book Grant for 17 January' },
  { key: 'booked', title: 'Grant is booked', next: 'Close', back: 'none' as const },
];
export const wizardTick = 'Chosen';

export const checkTitle = 'Move the meeting?';
export const checkText = 'To Tuesday 1 December, 7:00 pm.';
export const checkConfirm = 'Move the meeting';
export const checkRefusal = 'The circuit overseer’s visit is in that week. Change the visit first.';
export const findings: CheckFinding[] = [
  { key: 'duties', text: '12 duties move with it.' },
  { key: 'clash', text: 'Tobias Larkin is away on 1 December.', serious: true },
];

export const differencesLabel = 'Changes of the workbook';
export const differences: Difference[] = [
  { key: 'title', field: 'Title', before: 'Living as a Christian', after: 'Making room for joy' },
  { key: 'minutes', field: 'Minutes', before: '15', after: '10' },
  { key: 'notes', field: 'Notes', before: 'Read by Owen', after: null },
];

export const progress: (ProgressCardProps & { key: string })[] = [
  { key: 'running', title: 'Drafting 4 weeks', done: 24, total: 40, state: 'running', line: 'Microphones' },
  { key: 'finished', title: 'Records of 90 publishers', done: 90, total: 90, state: 'finished' },
  {
    key: 'stopped',
    title: 'Importing the workbook',
    done: 3,
    total: 9,
    state: 'stopped',
    line: 'Week of 14 December: no date was found. The other weeks are in.',
  },
];
export const progressActions = { cancel: 'Cancel the draft', open: 'Open the file', again: 'Try again' };

export const tableTitle = 'October 2026';
export const groupTitle = 'Group';
export const columns = [
  { key: 'reports', label: 'Reports' },
  { key: 'hours', label: 'Hours' },
  { key: 'studies', label: 'Studies' },
];
export const groups: TotalsRow[] = [
  { key: 'publishers', label: 'Publishers', values: [63, 'not counted', 21] },
  { key: 'auxiliary', label: 'Auxiliary', values: [4, 126, 5] },
  { key: 'regular', label: 'Regular', note: 'One was ill', values: [11, 561, 24] },
  { key: 'special', label: 'Special', values: [1, 104, 6] },
];
export const total = { label: 'All', values: [79, 791, 56] };

export const studiesTitle = 'Bible studies';
export const studies: ChartBar[] = [
  ['May', 48],
  ['Jun', 51],
  ['Jul', 44],
  ['Aug', 49],
  ['Sep', 53],
  ['Oct', 56],
].map(([label, value]) => ({ key: String(label), label: String(label), value: Number(value) }));

export const hoursTitle = 'Hours';
export const hours: ChartBar[] = [54, 51, 48, 60, 46, 50, 68, 55, 49, null, null, null].map(
  (value, index) => ({
    key: String(index),
    label: 'SONDJFMAMJJA'.charAt(index),
    value,
  }),
);

export const tiles: StatTile[] = [
  { label: 'hours a month', value: 52.5 },
  { label: 'hours in all', value: 630 },
  { label: 'studies, most in a month', value: 4 },
];

export const rings: ProgressRingProps[] = [
  {
    title: 'Reports of October',
    done: 82,
    total: 90,
    legend: [
      { state: 'confirmed', count: 79, label: 'shared in the ministry' },
      { state: 'cant', count: 3, label: 'did not share' },
      { state: 'missing', count: 8, label: 'missing' },
    ],
  },
  {
    title: 'Reports of November',
    done: 0,
    total: 90,
    legend: [{ state: 'missing', count: 90, label: 'missing' }],
  },
];

export const splitPanel = {
  title: 'Sunday 13 December',
  line: '10:00 am, no speaker yet',
  footer: 'Book Grant',
};
