/** Renders one screen with theme, query cache and a router. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { queryClient } from '../queries.ts';
import '../texts.ts';

/** Placeholder for any other screen, with its path and search. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p data-path={pathname} data-search={search}>
      elsewhere
    </p>
  );
}

export function showScreen(screen: ReactNode, path: string, at: string) {
  queryClient.clear();
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
