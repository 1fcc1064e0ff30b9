import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MissingList } from './missing-list.tsx';

afterEach(cleanup);

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    name: `Person ${at}`,
    line: 'Cooee',
    action: 'remind' as const,
  }));
const rows = () => within(screen.getByRole('list', { name: 'Missing' })).getAllByRole('listitem').length;

it('REPORTS-S1 a long list of missing people starts with eight, expands on demand, and reminds all in both states', async () => {
  const onRemind = vi.fn();
  const list = (count: number) => (
    <MissingList label="Missing" people={people(count)} onRemind={onRemind} onEnter={() => undefined} />
  );
  showScreen(list(8), '/', '/');
  expect(rows()).toBe(8);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  cleanup();
  showScreen(list(30), '/', '/');
  expect(rows()).toBe(8);
  await userEvent.click(screen.getByRole('button', { name: 'Remind all 30' }));
  expect(onRemind).toHaveBeenCalledWith(people(30).map(({ key }) => key));
  await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
  expect(rows()).toBe(30);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
