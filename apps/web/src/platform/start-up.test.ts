import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './queries.ts';
import { session } from './session.ts';
import { startUp, startUpRequests } from './start-up.ts';
import { answerWith, exampleCongregation, quietAlerts, signInAs } from './testing/replies.ts';

const nothing = { marker: '0000000000100001', whole: true, changed: [], gone: [] };

beforeEach(() => signInAs([]));
afterEach(() => {
  session.clear();
  queryClient.clear();
});

it('SYNC-R9 the start sends six requests', async () => {
  const sent = answerWith({
    'roles.listPermissions': [],
    'sync.poll': { markers: {}, alerts: quietAlerts, app_version: __APP_VERSION__ },
    'congregations.readCongregation': exampleCongregation,
    'sync.listChanges': nothing,
    'sync.listStale': { stale: [], markers: {} },
  });
  await startUp();
  expect(sent).toHaveLength(startUpRequests);
  expect(sent.at(-1)!.path).toBe('/api/sync');
});

it('SYNC-R7 failed requests are logged, and the start completes', async () => {
  // Another viewer, without cached data.
  signInAs(['maps.dnc']);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await startUp();
  const logged = warned.mock.calls.filter(([what]) => String(what).startsWith('the start went on'));
  expect(logged).toHaveLength(startUpRequests);
  warned.mockRestore();
});
