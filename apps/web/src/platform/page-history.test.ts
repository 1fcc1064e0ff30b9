import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageHistory, holdLeaving } from './page-history.ts';

let stop = (): void => {};
let told: string[];
let pageHistory: ReturnType<typeof createPageHistory>;

/** The browser reports its own navigations asynchronously. */
const settled = (path: string): Promise<void> => vi.waitFor(() => expect(location.pathname).toBe(path));
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  history.pushState(null, '', '/');
  told = [];
  pageHistory = createPageHistory();
  stop = pageHistory.listen(({ location: { pathname } }) => told.push(pathname));
  pageHistory.push('/settings/');
  pageHistory.push('/settings/my-profile/');
  told.length = 0;
});
afterEach(() => stop());

it('USERS-X15 a press that leaves the screen waits for the answer, a press within it does not', () => {
  const asked: (() => void)[] = [];
  const end = holdLeaving((next, leave) => next !== '/settings/my-profile/' && asked.push(leave) > 0);
  pageHistory.push('/settings/my-profile/?tab=2');
  expect(asked).toHaveLength(0);
  pageHistory.push({ pathname: '/notifications/' });
  expect(location.pathname).toBe('/settings/my-profile/');
  asked[0]!();
  expect(location.pathname).toBe('/notifications/');
  end();
  pageHistory.push('/schedules/');
  expect(location.pathname).toBe('/schedules/');
});

it('USERS-X15 the phone’s back button waits too: staying changes nothing, leaving continues to the target', async () => {
  const asked: (() => void)[] = [];
  const end = holdLeaving((_next, leave) => asked.push(leave) > 0);
  history.back();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await settled('/settings/my-profile/');
  await pause();
  expect(told).toEqual([]);
  history.go(-2);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await settled('/settings/my-profile/');
  asked[1]!();
  await settled('/');
  await vi.waitFor(() => expect(told).toEqual(['/']));
  expect(asked).toHaveLength(2);
  end();
});

it('a screen that replaces its own address is not held', () => {
  const hold = vi.fn(() => true);
  const end = holdLeaving(hold);
  pageHistory.replace('/settings/');
  expect(location.pathname).toBe('/settings/');
  expect(hold).not.toHaveBeenCalled();
  end();
});
