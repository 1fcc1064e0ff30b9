import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type SoughtRow, SoughtRowOfList } from './sought-row.ts';
import { VirtualList } from './virtual-list.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const items = Array.from({ length: 200 }, (_, index) => ({ id: index + 1 }));

function show(sought: SoughtRow) {
  const list = (
    <SoughtRowOfList value={sought}>
      <VirtualList items={items} height={60} pathOf={({ id }) => `/settings/users/${id}/`}>
        {({ id }) => `Person ${id}`}
      </VirtualList>
    </SoughtRowOfList>
  );
  const { rerender } = render(list);
  return () => rerender(list);
}

/** Records scroll positions of the window. */
function watchScrolls(): number[] {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(60 * items.length);
  const scrolls: number[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    if (to.top) scrolls.push(to.top);
  }) as typeof window.scrollTo);
  return scrolls;
}

it('X-WIDE-3 a row that is not rendered yet is scrolled to once', () => {
  const scrolls = watchScrolls();
  const again = show({ path: '/settings/users/100', done: false });
  expect(scrolls[0]).toBeGreaterThan(60 * 90);
  const first = scrolls.length;
  again();
  expect(scrolls).toHaveLength(first);
});

it('X-WIDE-3 a list without a detail next to it does not scroll', () => {
  const scrolls = watchScrolls();
  show({ path: undefined, done: true });
  expect(scrolls).toEqual([]);
});
