import { beforeEach, expect, it, vi } from 'vitest';
import { keepOwner, openNote, showPush } from './push.ts';

const note = { to: '1.7', title: 'Message from Burnie', text: 'Meeting moved', path: '/assignments' };
const unsubscribe = vi.fn(async () => true);
const showNotification = vi.fn(async (_title: string, _rest: object) => {});
const setAppBadge = vi.fn(async (_count: number) => {});
const openWindow = vi.fn(async (_path: string) => null);
const page = { postMessage: vi.fn(), focus: vi.fn() };
let open: object[];

const worker = {
  registration: {
    showNotification,
    getNotifications: async () => [{}, {}],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  },
  navigator: { setAppBadge },
  clients: { matchAll: async () => open, openWindow },
} as unknown as ServiceWorkerGlobalScope;

const push = (text: string) =>
  showPush(worker, { json: () => JSON.parse(text) as unknown } as PushMessageData);
const press = (data: unknown) => {
  const close = vi.fn();
  return openNote(worker, { close, data } as unknown as Notification);
};

beforeEach(async () => {
  vi.clearAllMocks();
  open = [];
  await keepOwner('1.7');
});

it("MSG-R15 a push for this phone's person is shown and counted on the icon", async () => {
  await push(JSON.stringify(note));
  expect(showNotification).toHaveBeenCalledWith(
    'Message from Burnie',
    expect.objectContaining({ body: 'Meeting moved', data: { path: '/assignments' } }),
  );
  expect(setAppBadge).toHaveBeenCalledWith(2);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('MSG-R15 with another person or nobody signed in, shows nothing and unsubscribes', async () => {
  await keepOwner('1.8');
  await push(JSON.stringify(note));
  await keepOwner(null);
  await push(JSON.stringify(note));
  await push('no JSON');
  expect(showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledTimes(3);
});

it('MSG-R15 a press navigates the open app, or opens the app at that screen', async () => {
  await press({ path: '/assignments' });
  expect(openWindow).toHaveBeenCalledWith('/assignments');
  open = [page];
  await press({ path: '/assignments' });
  expect(page.postMessage).toHaveBeenCalledWith({ go: '/assignments' });
  expect(page.focus).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledTimes(1);
});

it('MSG-R15 a press opens only screens of the app', async () => {
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 7, undefined])
    await press({ path });
  expect(openWindow.mock.calls.map(([path]) => path)).toEqual(['/', '/', '/', '/', '/']);
});
