import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MapScreen } from '#contexts/territory/maps/map-screen.tsx';
import { examplePage } from '#contexts/territory/maps/testing/example-page.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';

const show = () => showScreen(<MapScreen />, '/map/:number', '/map/12');
const offer = () => screen.queryByRole('button', { name: 'Mark these homes' });

beforeEach(() => signInAs([]));
afterEach(async () => {
  toasts.hide();
  cleanup();
  await outbox.clear();
  vi.unstubAllGlobals();
});

it('ADDR-R67 one press adds the homes after their number and the effect are read, and can be undone', async () => {
  const sent = answerWith({ 'maps.readMap': examplePage({ homesToMark: 148 }) });
  show();
  const button = await screen.findByRole('button', { name: 'Mark these homes' });
  expect(screen.getByText('148 homes of this map are known in advance.')).toBeTruthy();
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByText(/^They join this list/).id);
  await userEvent.click(button);
  await waitFor(() => expect(offer()).toBeNull());
  expect(screen.getByText('148 homes join the list as soon as this phone has sent it.')).toBeTruthy();
  expect(outbox.list()).toMatchObject([
    { operation: 'maps.markHomes', given: { body: { id: 5 } }, queueKey: 'map:12', once: 'maps.markHomes 5' },
  ]);
  expect(await act(() => toasts.get()!.undo!())).toBe('The list stays as it was.');
  expect(outbox.list()).toEqual([]);
  await waitFor(() => expect(offer()).toBeTruthy());
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('ADDR-R67 offers nothing where the server names no homes', async () => {
  const assignment = { ...exampleMap().assignment!, homes_marked: true };
  answerWith({ 'maps.readMap': examplePage({ map: exampleMap({ assignment }) }) });
  show();
  await screen.findByText('14 Mount Street');
  expect(offer()).toBeNull();
});
