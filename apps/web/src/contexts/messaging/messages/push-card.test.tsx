import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { PushCard } from './push-card.tsx';

const phone = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36';
const device = {
  id: 4,
  device: phone,
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: null,
  current: true,
};
const keys = { p256dh: 'B'.repeat(87), auth: 'C'.repeat(22) };
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';

let subscription: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object } | null;
let permission: NotificationPermission;
let asked: number;

/** Fake browser with push support, whose permission prompt is answered with `answer`. */
function browserWithPush(answer: NotificationPermission): void {
  permission = 'default';
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = {
        endpoint,
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
        toJSON: () => ({ endpoint, keys }),
      };
      return subscription;
    },
  };
  const registration = { pushManager, active: { postMessage: vi.fn() } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    async requestPermission() {
      asked += 1;
      permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
}

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-28T02:00:00Z'));
  subscription = null;
  asked = 0;
  signInAs([]);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('MSG-R14 permission is requested by a press only, and the device is registered', async () => {
  browserWithPush('granted');
  let known: (typeof device)[] = [];
  const sent = answerWith({
    'messages.listPushDevices': () => known,
    'messages.beginPush': { key: 'A'.repeat(87) },
    'messages.addPushDevice': () => {
      known = [device];
      return device;
    },
    'messages.removePushDevice': () => {
      known = [];
      return { ok: true };
    },
  });
  showScreen(<PushCard />, '/', '/');
  const on = await screen.findByRole('button', { name: 'Turn on for this device' });
  expect(asked).toBe(0);
  fireEvent.click(on);
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(asked).toBe(1);
  expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/my-push-devices')?.body).toEqual(
    {
      endpoint,
      ...keys,
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Turn off on Android, Chrome' }));
  await screen.findByRole('button', { name: 'Turn on for this device' });
  await waitFor(() => expect(subscription).toBeNull());
});

it('MSG-R14 a denied permission shows where to allow it, and nothing is sent', async () => {
  browserWithPush('denied');
  const sent = answerWith({ 'messages.listPushDevices': [] });
  showScreen(<PushCard />, '/', '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/settings of this browser/)).toBeTruthy();
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
});

it('MSG-R14 a device without its subscription can be turned on again, and a browser without push shows a notice', async () => {
  browserWithPush('granted');
  answerWith({ 'messages.listPushDevices': [device] });
  showScreen(<PushCard />, '/', '/');
  expect(await screen.findByText('Since 20 Nov')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn on for this device' })).toBeTruthy();
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  answerWith({ 'messages.listPushDevices': [] });
  showScreen(<PushCard />, '/', '/');
  expect(await screen.findByText(/does not support push/)).toBeTruthy();
});
