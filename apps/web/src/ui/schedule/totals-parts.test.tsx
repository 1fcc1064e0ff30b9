import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showPhrasesIn } from '#platform/texts.ts';
import { ProgressRing } from './progress-ring.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { showPart } from './testing/show-part.tsx';
import { TotalsChart } from './totals-chart.tsx';
import { TotalsTable } from './totals-table.tsx';

afterEach(cleanup);

const rows = ['Publishers', 'Auxiliary', 'Regular'].map((label, index) => ({
  key: label,
  label,
  values: [index, index === 0 ? 'not counted' : index * 10],
}));

it('a table has its columns, rows and totals; more rows show on a press', async () => {
  showPart(
    <TotalsTable
      title="October"
      rowTitle="Group"
      columns={[
        { key: 'reports', label: 'Reports' },
        { key: 'hours', label: 'Hours' },
      ]}
      rows={rows}
      total={{ label: 'All', values: [3, 30] }}
      shown={1}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'October' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Group',
    'Reports',
    'Hours',
  ]);
  expect(table.getByRole('row', { name: 'All 3 30' })).toBeTruthy();
  expect(table.queryByRole('row', { name: /Regular/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(table.getByRole('row', { name: 'Regular 2 20' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const bars = [
  { key: 'a', label: 'Sep', value: 20 },
  { key: 'b', label: 'Oct', value: 40 },
  { key: 'c', label: 'Nov', value: null },
];

it('the chart has a text with all figures and the months to come', () => {
  showPart(<TotalsChart title="Hours" bars={bars} chosen="b" goal={50} />);
  const chart = screen.getByRole('img', {
    name: 'Hours. Sep: 20, Oct: 40, Nov: still to come, goal 50',
  });
  expect(within(chart).getByText('40')).toBeTruthy();
  const [first, second] = [...chart.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(second).toBeCloseTo(2 * first!);
});

it('in a right-to-left language the first month is on the right', async () => {
  const xOf = (): number[] =>
    ['Sep', 'Oct', 'Nov'].map((label) => Number.parseFloat(screen.getByText(label).getAttribute('x')!));
  showPart(<TotalsChart title="Hours" bars={bars} />);
  const fromTheLeft = xOf();
  expect(fromTheLeft).toEqual([...fromTheLeft].sort((one, other) => one - other));
  await act(() => showPhrasesIn('ar'));
  expect(xOf()).toEqual([...fromTheLeft].reverse());
  await act(() => showPhrasesIn('en'));
});

it('figures have labels', () => {
  showPart(<StatTiles tiles={[{ label: 'hours a month', value: 52.5 }]} />);
  expect(screen.getByRole('definition').textContent).toBe('52.5');
  expect(screen.getByRole('term').textContent).toBe('hours a month');
});

it('the ring states the share, and its legend the rest', () => {
  showPart(
    <ProgressRing
      title="Reports"
      done={82}
      total={90}
      legend={[{ state: 'missing', count: 8, label: 'missing' }]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Reports: 82 of 90' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('8 missing');
  cleanup();
  showPart(<ProgressRing title="Reports" done={0} total={0} legend={[]} />);
  expect(screen.getByRole('img', { name: 'Reports: 0 of 0' })).toBeTruthy();
});
