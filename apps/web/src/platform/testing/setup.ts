/** Adds APIs that jsdom lacks and the components require. */
import 'fake-indexeddb/auto';
import { languages } from '@sheaf/phrases/languages';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { loadOperations } from '../operations.ts';
import { outbox } from '../outbox/outbox.ts';
import { queryClient } from '../queries.ts';
import { session } from '../session.ts';
import { addPhrases } from '../texts.ts';
import { toasts } from '../toasts.ts';
import { expectNoneUnanswered, loseConnections } from './unanswered.ts';

const { getElementError } = getConfig();

configure({
  // A lazy screen is compiled on first use, which takes long on a busy machine.
  asyncUtilTimeout: 10_000,
  // While a test waits, each failed attempt would print the whole document; only the last one is reported.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// One second, the default, is too short on a busy machine.
const { waitFor } = vi;
vi.waitFor = (callback, options = 10_000) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });

for (const [namespace, phrases] of Object.entries(languages.en)) addPhrases('en', namespace, phrases);

await loadOperations();

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
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

/**
 * Test files share a document and its modules, because recreating them took longer than the tests. Each file
 * restores the initial state.
 */
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
