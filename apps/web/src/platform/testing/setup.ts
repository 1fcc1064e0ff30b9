/** What jsdom lacks and the screens' components expect. */
import 'fake-indexeddb/auto';
import { languages } from '@sheaf/phrases/languages';
import i18next from 'i18next';
import { vi } from 'vitest';
import '../texts.ts';

for (const [namespace, phrases] of Object.entries(languages.en))
  i18next.addResourceBundle('en', namespace, phrases);

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
