import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapScreen } from './map-screen.tsx';
import { exampleAddress as door, examplePage as page } from './testing/example-page.ts';

/** The store of the phone (fake-indexeddb) uses setImmediate, which therefore stays real. */
const fakeClock = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

const show = () => showScreen(<MapScreen />, '/map/:number', '/map/12');

beforeEach(() => signInAs(['maps.dnc', 'maps.streets']));
afterEach(async () => {
  cleanup();
  await outbox.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('ADDR-R35 a worked row keeps its place while the person works, and is removed when the page is hidden', async () => {
  fakeClock();
  const doors = [door(1, '14'), door(2, '27'), door(3, '31')];
  answerWith({
    'maps.readMap': () => page({ availableAddresses: [...doors] }),
    'maps.listMaps': [],
    'addresses.completeAddress': () => {
      doors.splice(0, 1);
      return { ok: true };
    },
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show();
  await user.click(await screen.findByRole('button', { name: 'Done: 14 Mount Street' }));
  await act(() => vi.advanceTimersByTimeAsync(5100));
  await screen.findByText('2 left');
  const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')!.textContent);
  expect(rows()).toEqual(['14 Mount Street', '27 Mount Street', '31 Mount Street']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(rows()).toEqual(['27 Mount Street', '31 Mount Street']));
});

it('SHELL-R3 reports at once that a map is not on the phone while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  showScreen(<MapScreen />, '/map/:number', '/map/31');
  expect(await screen.findByText(/Map 31 is not on this phone/)).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});
