import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PeopleOrder } from './people-order.tsx';
import { type RotationEntry, RotationFields } from './rotation-fields.tsx';
import { RotationPreview } from './rotation-preview.tsx';
import { showPart } from './testing/show-part.tsx';

afterEach(cleanup);

const rotation: RotationEntry = {
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

function Both({ onChange }: { onChange: (value: RotationEntry) => void }) {
  const [value, setValue] = useState(rotation);
  return (
    <>
      <RotationFields
        value={value}
        firstDay={1}
        lengths={[90, 120]}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <RotationPreview
        rotation={value}
        today="2026-11-23"
        firstDay={1}
        turnOn={(date) => (date === '2026-11-28' ? { who: 'Ruth Hollis', state: 'booked' } : undefined)}
      />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listed = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'Next eight dates' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists the next eight dates with people and state, and keeps skipped ones', () => {
  showPart(<Both onChange={() => {}} />);
  expect(listed()).toEqual([
    '28 NovRuth HollisBooked',
    '5 DecNobody yet',
    '12 DecNobody yet',
    '19 DecNobody yet',
    '26 DecNobody yetSkipped',
    '2 JanNobody yet',
    '9 JanNobody yet',
    '16 JanNobody yet',
  ]);
  const calendar = screen.getByRole('table', { name: 'Eight weeks' });
  expect(within(calendar).getAllByRole('row')).toHaveLength(9);
  expect(within(calendar).getByText('Sat 28 November: due')).toBeTruthy();
  expect(within(calendar).getByText('Sat 26 December: skipped')).toBeTruthy();
});

it('every change of a field updates the dates before saving', async () => {
  const onChange = vi.fn();
  showPart(<Both onChange={onChange} />);
  await press('2 weeks');
  await press('Sun');
  // The first Sunday after the start of the rotation is 8 November.
  expect(listed().slice(0, 2)).toEqual(['6 DecNobody yet', '20 DecNobody yet']);
  await press('Month');
  await press('Last');
  expect(listed().slice(0, 3)).toEqual(['29 NovNobody yet', '27 DecNobody yet', '31 JanNobody yet']);
  expect(onChange).toHaveBeenLastCalledWith({
    ...rotation,
    every: 'month',
    weeks: 2,
    weekday: 7,
    week: 'last',
  });
});

it('time, length, first and last day are fields; the last day is optional, the first required', () => {
  const onChange = vi.fn();
  showPart(<Both onChange={onChange} />);
  const set = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  set('Starts at: hour', '09');
  set('Starts at: minute', '30');
  set('Length', '90');
  set('Last day', '2026-12-13');
  expect(onChange).toHaveBeenLastCalledWith({
    ...rotation,
    startsAt: '09:30',
    minutes: 90,
    endsOn: '2026-12-13',
  });
  expect(listed()).toHaveLength(3);
  set('Last day', '');
  set('First day', '');
  expect(onChange).toHaveBeenLastCalledWith({ ...rotation, startsAt: '09:30', minutes: 90 });
});

it('an ended rotation shows a sentence', () => {
  showPart(
    <RotationPreview
      rotation={{ ...rotation, endsOn: '2026-11-10' }}
      today="2026-11-23"
      firstDay={7}
      turnOn={() => undefined}
    />,
  );
  expect(screen.getByText('No date falls into this rotation.')).toBeTruthy();
});

const names = ['Ruth', 'Miriam', 'Grace'];

function Order({
  onOrder,
  onRemove,
}: {
  onOrder: (keys: string[]) => void;
  onRemove: (key: string) => void;
}) {
  const [people, setPeople] = useState(names);
  return (
    <PeopleOrder
      label="Who takes turns"
      people={people.map((name) => ({ key: name, name }))}
      onOrder={(keys) => {
        setPeople(keys);
        onOrder(keys);
      }}
      onRemove={onRemove}
    />
  );
}

it('space lifts a person, arrows move them, space drops them, and escape restores the order', async () => {
  const onOrder = vi.fn();
  showPart(<Order onOrder={onOrder} onRemove={() => {}} />);
  const rows = within(screen.getByRole('list', { name: 'Who takes turns' })).getAllByRole('listitem');
  rows.forEach((row, index) => {
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 60, 300, 60));
  });
  screen.getByRole('button', { name: 'Move Ruth' }).focus();
  await userEvent.keyboard(' ');
  await screen.findByText('Ruth is lifted, place 1 of 3.');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('Ruth is at place 2 of 3.');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Ruth is back at place 1 of 3.');
  expect(onOrder).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await screen.findByText('Ruth is lifted, place 1 of 3.');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText('Ruth is at place 2 of 3.');
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(onOrder).toHaveBeenCalledExactlyOnceWith(['Miriam', 'Ruth', 'Grace']));
});

it('the menu of a row moves a person by one place, announces the position, and removes them', async () => {
  const calls = { onOrder: vi.fn(), onRemove: vi.fn() };
  showPart(<Order {...calls} />);
  await press('More for Grace');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move down' }).disabled).toBe(true);
  await press('Move up');
  expect(calls.onOrder).toHaveBeenLastCalledWith(['Ruth', 'Grace', 'Miriam']);
  expect(screen.getByText('Grace is now at place 2 of 3.')).toBeTruthy();
  await press('Move up');
  expect(calls.onOrder).toHaveBeenLastCalledWith(['Grace', 'Ruth', 'Miriam']);
  await press('Remove');
  expect(calls.onRemove).toHaveBeenCalledExactlyOnceWith('Grace');
});
