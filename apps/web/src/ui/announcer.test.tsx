import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#platform/texts.ts';
import page from '../../index.html?raw';
import { announce } from './announcer.ts';
import { Said } from './said.tsx';
import { WeekNavigator } from './schedule/span-navigator.tsx';

const region = () => document.getElementById('announcer')!;

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('X-SAID-1 the live region is part of the page, and speaks the same result twice', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(region().getAttribute('aria-live')).toBe('polite');
  announce('Undone');
  announce('Undone');
  expect([...region().children].map(({ textContent }) => textContent)).toEqual(['Undone', 'Undone']);
  vi.advanceTimersByTime(2000);
  expect(region().textContent).toBe('');
});

it('X-SAID-1 a result that appears on the screen is announced once', () => {
  const { rerender } = render(<Said>Saved</Said>);
  rerender(<Said>Saved</Said>);
  expect(region().textContent).toBe('Saved');
});

it('X-SAID-1 the week that an arrow leads to is announced', async () => {
  function Weeks() {
    const [date, setDate] = useState('2026-09-28');
    return <WeekNavigator date={date} today="2026-09-28" firstDay={1} onWeek={setDate} />;
  }
  render(<Weeks />);
  expect(region().textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Following week' }));
  expect(region().textContent).toContain('5');
  await act(async () => {});
});
