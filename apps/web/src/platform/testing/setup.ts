/** What jsdom lacks and the screens' components expect. */
import 'fake-indexeddb/auto';
import { languages } from '@sheaf/phrases/languages';
import { vi } from 'vitest';
import { addPhrases } from '../texts.ts';

for (const [namespace, phrases] of Object.entries(languages.en)) addPhrases('en', namespace, phrases);

Object.defineProperty(window, 'matchMedia', {
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
Element.prototype.scrollIntoView = () => {};
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
