import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateBlock } from './date-block.tsx';
import { NextCard } from './next-card.tsx';
import { scheduleStates } from './schedule-states.ts';
import { MonthNavigator, WeekNavigator } from './span-navigator.tsx';
import { StatusChip } from './status-chip.tsx';
import { StatusTrail } from './status-trail.tsx';
import { showPart, widenScreen } from './testing/show-part.tsx';
import { WeekChips } from './week-chips.tsx';
import type { WeekEntry } from './week-entry.ts';
import { WeekGrid } from './week-grid.tsx';

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('arrows lead to the first day of the adjacent weeks; the title leads to today', async () => {
  const onWeek = vi.fn();
  showPart(<WeekNavigator date="2026-12-09" today="2026-11-24" firstDay={1} onWeek={onWeek} />);
  expect(screen.getByText('7 to 13 December')).toBeTruthy();
  expect(screen.getByText('in 2 weeks')).toBeTruthy();
  await press('Previous week');
  await press('Following week');
  await press(/7 to 13 December.*Go to this week/);
  expect(onWeek.mock.calls).toEqual([['2026-11-30'], ['2026-12-14'], ['2026-11-23']]);
});

it('a week may begin on Sunday, has a title across months and years, and stops at the limits', async () => {
  const onWeek = vi.fn();
  showPart(
    <WeekNavigator
      date="2026-12-31"
      today="2026-12-27"
      firstDay={7}
      earliest="2026-12-27"
      latest="2027-01-02"
      onWeek={onWeek}
    />,
  );
  expect(screen.getByText('27 Dec 2026 to 2 Jan 2027')).toBeTruthy();
  expect(screen.getByText('This week')).toBeTruthy();
  await press('Previous week');
  await press('Following week');
  expect(onWeek).not.toHaveBeenCalled();
});

it('arrows lead to the adjacent months, and a custom line replaces the distance', async () => {
  const onMonth = vi.fn();
  showPart(
    <MonthNavigator month="2026-12" today="2026-10-23" line="Open until 20 December" onMonth={onMonth} />,
  );
  await press('Previous month');
  await press('Following month');
  await press(/December 2026 Open until 20 December/);
  expect(onMonth.mock.calls).toEqual([['2026-11'], ['2027-01'], ['2026-10']]);
});

it('week chips show a day and a state, and mark the chosen week', async () => {
  const onChoose = vi.fn();
  showPart(
    <WeekChips
      weeks={[
        { date: '2026-12-07', state: 'clash', label: '2 to do' },
        { date: '2026-12-14', state: 'ready' },
      ]}
      chosen="2026-12-07"
      onChoose={onChoose}
    />,
  );
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('7 Dec 2 to do');
  await press('14 Dec Ready');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-12-14');
});

it('the row of weeks centres the chosen one, and later scrolls only to a hidden one', async () => {
  const weeks = ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'].map((date) => ({ date }));
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const index = weeks.findIndex(({ date }) => date === this.getAttribute('data-date'));
    const left = index < 0 ? 0 : index * 100 - this.parentElement!.scrollLeft;
    return new DOMRect(left, 0, index < 0 ? 300 : 100, 50);
  });
  function Line() {
    const [chosen, setChosen] = useState('2026-12-21');
    return <WeekChips weeks={weeks} chosen={chosen} onChoose={setChosen} />;
  }
  showPart(<Line />);
  const moved = () => screen.getByRole('group').scrollLeft;
  expect(moved()).toBe(100);
  await press('14 Dec');
  expect(moved()).toBe(100);
  await press('7 Dec');
  expect(moved()).toBe(-100);
  box.mockRestore();
});

const entry = (key: string, from: string, to: string, state: WeekEntry['state']): WeekEntry => ({
  key,
  date: '2026-11-25',
  from,
  to,
  title: `Corner ${key}`,
  state,
});
const entries = [
  entry('b', '09:00', '11:00', 'mine'),
  entry('a', '08:00', '10:00', 'room'),
  entry('c', '08:30', '12:00', 'closed'),
];
const week = (onOpen: (key: string) => void) => (
  <WeekGrid start="2026-11-23" entries={entries} now="2026-11-25T09:30" onOpen={onOpen} />
);

it('a phone starts with the list, sorted by day and time; closed hours are not buttons', async () => {
  const onOpen = vi.fn();
  showPart(week(onOpen));
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('List');
  const day = within(screen.getByRole('listitem', { name: 'Wed 25 November' }));
  expect(day.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '8:00\u00A0am10:00\u00A0amCorner aHas room',
    '9:00\u00A0am11:00\u00A0amCorner bYou',
  ]);
  expect(day.getByText('Closed')).toBeTruthy();
  expect(screen.getAllByText('Nothing booked').map((one) => one.parentElement!.textContent)).toEqual([
    'Mon 23 November to Tue 24 NovemberNothing booked',
    'Thu 26 November to Sun 29 NovemberNothing booked',
  ]);
  day.getAllByRole('button')[1]!.focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b');
});

it('a wide screen starts with the grid: overlapping entries share the width, closed hours are behind them, and a line marks the time', async () => {
  const narrow = widenScreen();
  const onOpen = vi.fn();
  showPart(week(onOpen));
  const mine = screen.getByRole('button', { name: /Corner b, Wed 25 November, 9:00\sam to 11:00\sam, You/ });
  const room = screen.getByRole('button', { name: /Corner a/ });
  const placed = [mine, room].map(({ style }) => [
    style.getPropertyValue('--column'),
    style.getPropertyValue('--columns'),
  ]);
  expect(placed).toEqual([
    ['1', '2'],
    ['0', '2'],
  ]);
  expect(screen.getByText('Now, 9:30 am')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Corner c/ })).toBeNull();
  await userEvent.click(room);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  await press('List');
  expect(screen.getByRole('listitem', { name: 'Wed 25 November' })).toBeTruthy();
  narrow();
});

it('a day has its full date as accessible text, and shows number and weekday', () => {
  showPart(<DateBlock date="2026-11-29" />);
  expect(screen.getByText('Sun 29 November').className).toBe('visually-hidden');
  expect(screen.getByText('29')).toBeTruthy();
});

it('every state has a label', () => {
  const states = Object.keys(scheduleStates) as (keyof typeof scheduleStates)[];
  showPart(
    <ul>
      {states.map((state) => (
        <li key={state}>
          <StatusChip state={state} />
        </li>
      ))}
    </ul>,
  );
  expect(screen.queryByText(/^schedule:/)).toBeNull();
  expect(screen.getByText('Awaiting')).toBeTruthy();
});

it('the trail ends with the last step, counts the mails, and shows times on a press', async () => {
  showPart(<StatusTrail requested={2} seen state="awaiting" times={{ requested: '12 Nov' }} />);
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Requested 2×', 'Seen', 'Awaiting']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  await press('Show times: Awaiting');
  expect(screen.getByText('Requested 2×, 12 Nov')).toBeTruthy();
});

it('a confirmation recorded by another person is not shown as the person’s own', () => {
  showPart(<StatusTrail requested={0} seen={false} state="entered" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Entered as confirmed',
  ]);
});

it.each([
  ['2026-11-25T19:16', 'in 2 days'],
  ['2026-11-25T01:10', 'in 2 days'],
  ['2026-11-24T19:16', 'tomorrow'],
  ['2026-11-23T15:00', 'in 4 hours'],
  ['2026-11-23T10:39', 'in 29 minutes'],
  ['2026-11-23T10:11', 'in 1 minute'],
  ['2026-11-23T10:00', 'now'],
])('APPTS-R10 the countdown at %s is %s', (startsAt, words) => {
  showPart(
    <NextCard
      kind="cart"
      kindWord="Cart"
      title="Wharf corner"
      lines={['With Ruth Hollis']}
      startsAt={startsAt}
      now="2026-11-23T10:10"
    />,
  );
  expect(within(screen.getByRole('region', { name: 'Wharf corner' })).getByText(words)).toBeTruthy();
});
