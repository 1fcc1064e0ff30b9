/** A part of the schedule kit on a page of its own, with what its providers would give it. */
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** @returns the router, which knows the address. */
export function showPart(part: ReactElement, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

/** Lets a question about the width of the screen be answered with yes, until the test ends. */
export function widenScreen(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.startsWith('(min-width') });
  return () => {
    window.matchMedia = matchMedia;
  };
}
