import { vi } from 'vitest';

/** Stubs a window of 1280 px with a mouse, because jsdom has no layout. */
export function stubDeskWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0) <= 1280,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
