/** What jsdom lacks and the screens' components expect. */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

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
