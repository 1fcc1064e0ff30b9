import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { useStaleSince } from '#platform/stale-data.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { useRead } from '#platform/use-read.ts';
import { QueryState } from './query-state.tsx';
import { showPart } from './schedule/testing/show-part.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('a refetch with the same result does not render the screen again', async () => {
  signInAs([]);
  const sent = answerWith({ 'groups.listGroups': [] });
  const drawn = vi.fn();
  function Groups() {
    const groups = useRead('groups.listGroups');
    drawn();
    return (
      <QueryState query={groups} skeleton={{ height: 10 }}>
        {({ length }) => <p>{length} groups</p>}
      </QueryState>
    );
  }
  showPart(
    <QueryClientProvider client={queryClient}>
      <Groups />
    </QueryClientProvider>,
  );
  await screen.findByText('0 groups');
  const before = drawn.mock.calls.length;
  await act(async () => {
    await queryClient.refetchQueries({ queryKey: ['groups.listGroups'] });
    // Query observers are notified by a timer.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(sent).toHaveLength(2);
  expect(drawn.mock.calls.length).toBe(before);
});

it('SHELL-X2 an answer waits for the queries shown with it, and not for failed ones', () => {
  const query = { data: 'the list', error: null, isFetching: false, dataUpdatedAt: 1, refetch: () => {} };
  const withAlong = (isLoading: boolean) =>
    showPart(
      <QueryState query={query} along={[{ isLoading: false }, { isLoading }]} skeleton={{ height: 10 }}>
        {(text) => <p>{text}</p>}
      </QueryState>,
    );
  withAlong(true);
  expect(screen.queryByText('the list')).toBeNull();
  cleanup();
  withAlong(false);
  expect(screen.getByText('the list')).toBeTruthy();
});

it('SHELL-X2 data stays in its place after a failed update, and the frame shows when it was read', () => {
  const shown = (error: Error | null) => (
    <>
      <QueryState
        query={{ data: 'the list', error, isFetching: false, dataUpdatedAt: 1000, refetch: () => {} }}
        skeleton={{ height: 10 }}
      >
        {(text) => <p>{text}</p>}
      </QueryState>
      <Since />
    </>
  );
  function Since() {
    return <output>{String(useStaleSince())}</output>;
  }
  const { container, rerender } = render(shown(null));
  const before = container.innerHTML;
  expect(before).toContain('null');
  rerender(shown(new Error('no network')));
  expect(container.innerHTML).toBe(before.replace('null', '1000'));
  rerender(shown(null));
  expect(container.innerHTML).toBe(before);
});
