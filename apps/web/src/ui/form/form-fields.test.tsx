import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#platform/session.ts';
import { exampleSession } from '#platform/testing/replies.ts';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { DateTimeField, TimeField } from './time-field.tsx';
import type { FieldProps } from './use-record-form.ts';

const countAs = (hours: 12 | 24): void => {
  const known = exampleSession([]);
  session.confirm({ ...known, congregation: { ...known.congregation, time_format: hours } }, 'A'.repeat(43));
};

beforeEach(() => countAs(12));
afterEach(() => {
  cleanup();
  session.clear();
});

/** Renders a field with state. Returns a function that reads the current value. */
function show<Value>(first: Value, field: (props: FieldProps<Value>) => ReactNode, rest = {}): () => Value {
  let now = first;
  function Holder() {
    const [value, onChange] = useState(first);
    now = value;
    return field({ value, onChange, error: undefined, required: true, least: 0, most: 20, ...rest });
  }
  render(
    <MantineProvider env="test">
      <Holder />
    </MantineProvider>,
  );
  return () => now;
}

const textsIn = (label: string): (string | null)[] =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

it('COMMON-R15 minutes are chosen in steps of five, and a value between the steps is preserved', async () => {
  const value = show('19:07', (field) => <TimeField {...field} label="Time" />);
  expect(textsIn('Time: minute').slice(0, 4)).toEqual(['00', '05', '07', '10']);
  await userEvent.selectOptions(screen.getByLabelText('Time: hour'), '9 am');
  expect(value()).toBe('09:07');
  await userEvent.selectOptions(screen.getByLabelText('Time: minute'), '55');
  expect(value()).toBe('09:55');
  expect(textsIn('Time: minute')).toHaveLength(12);
});

it("COMMON-R16 the hours use the congregation's 12 or 24-hour clock", () => {
  show('00:00', (field) => <TimeField {...field} label="Time" />);
  expect([textsIn('Time: hour')[0], textsIn('Time: hour')[19]]).toEqual(['12 am', '7 pm']);
  cleanup();
  countAs(24);
  show('00:00', (field) => <TimeField {...field} label="Time" />);
  expect([textsIn('Time: hour')[0], textsIn('Time: hour')[19]]).toEqual(['00', '19']);
});

it('one choice completes an empty time', async () => {
  const value = show('', (field) => <TimeField {...field} label="Time" />);
  await userEvent.selectOptions(screen.getByLabelText('Time: hour'), '7 pm');
  expect(value()).toBe('19:00');
});

it('choosing a day sets its usual time, and clearing the day clears the time', () => {
  const value = show('', (field) => <DateTimeField {...field} label="Start" usualTime="10:00" />);
  expect(screen.queryByLabelText('Start: hour')).toBeNull();
  fireEvent.change(screen.getByLabelText('Start: day'), { target: { value: '2026-12-01' } });
  expect(value()).toBe('2026-12-01T10:00');
  fireEvent.change(screen.getByLabelText('Start: day'), { target: { value: '' } });
  expect(value()).toBe('');
});

it('COMMON-X11 bidi marks of a pasted number are removed, a typed joiner stays', () => {
  const value = show('', (field) => <TextField {...field} label="Phone" />);
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText(/Phone/), { target: { value: text } });
  type('\u202a+61 491 570 156\u202c');
  expect(value()).toBe('+61 491 570 156');
  type('می\u200c');
  expect(value()).toBe('می\u200c');
});

it('a number field returns a number or null', async () => {
  const value = show<number | null>(3, (field) => <NumberField {...field} label="Blocks" />);
  const input = screen.getByLabelText<HTMLInputElement>('Blocks');
  expect([input.min, input.max]).toEqual(['0', '20']);
  await userEvent.clear(input);
  expect(value()).toBeNull();
  await userEvent.type(input, '12');
  expect(value()).toBe(12);
});

it('a choice keeps its type, and null is a valid choice', async () => {
  const choices = [
    { value: null, label: 'None' },
    { value: 7, label: 'Seven' },
  ];
  const value = show<number | null>(null, (field) => (
    <SelectField<number | null> {...field} label="Suburb" choices={choices} />
  ));
  await userEvent.selectOptions(screen.getByLabelText('Suburb'), 'Seven');
  expect(value()).toBe(7);
  await userEvent.selectOptions(screen.getByLabelText('Suburb'), 'None');
  expect(value()).toBeNull();
});

it("required and length limits are accessible attributes, and the server's error describes its field", () => {
  show('', (field) => <TextField {...field} label="Name" />, { error: 'Too long.' });
  const input = screen.getByLabelText('Name');
  expect([
    input.ariaRequired ?? input.getAttribute('aria-required'),
    input.getAttribute('maxlength'),
  ]).toEqual(['true', '20']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Too long.').id).toBe(input.getAttribute('aria-describedby'));
  cleanup();
  show('2026-12-01', (field) => <DateField {...field} label="Day" />, { error: 'No.' });
  expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true');
});

it('an empty number field shows a sentence without its label', () => {
  show(null as number | null, (field) => <NumberField {...field} missing label="Days a map may stay out" />);
  expect(screen.getByText('Enter a number.')).toBeTruthy();
  cleanup();
  show('', (field) => <TextField {...field} missing label="Name" />);
  expect(screen.getByText('Name is missing.')).toBeTruthy();
});
