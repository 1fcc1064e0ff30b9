import { vi } from 'vitest';

/** Stubs a window of this width with a mouse, because jsdom has no layout. */
export function stubDeskWindow(width = 1280): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0) <= width,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
