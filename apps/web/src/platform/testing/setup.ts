/** What jsdom lacks and the screens' components expect. */
import 'fake-indexeddb/auto';
import { languages } from '@sheaf/phrases/languages';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { loadOperations } from '../operations.ts';
import { outbox } from '../outbox/outbox.ts';
import { queryClient } from '../queries.ts';
import { session } from '../session.ts';
import { addPhrases } from '../texts.ts';
import { toasts } from '../toasts.ts';
import { expectNoneUnanswered, loseConnections } from './unanswered.ts';

// A screen that arrives when it is opened is first translated here, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

for (const [namespace, phrases] of Object.entries(languages.en)) addPhrases('en', namespace, phrases);

await loadOperations();

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }),
});
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};
Element.prototype.scrollIntoView = () => {};
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

afterEach(loseConnections);

/** Files share a document and its modules, because making both anew took more time than the tests: each leaves them as it found them. */
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toasts.hide();
  await outbox.clear();
  await encryptedCache.prune(() => false);
  session.clear();
  await queryClient.cancelQueries();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  dispatchEvent(new Event('online'));
  await expectNoneUnanswered();
});
