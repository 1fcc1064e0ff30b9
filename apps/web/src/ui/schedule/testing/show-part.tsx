/** Renders a schedule component with its providers. */
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** @returns the router, which exposes the address. */
export function showPart(part: ReactElement, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

/** Makes `min-width` media queries match until the returned function is called. */
export function widenScreen(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.startsWith('(min-width') });
  return () => {
    window.matchMedia = matchMedia;
  };
}
