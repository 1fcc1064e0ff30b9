import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '#ui/link.tsx';
import { PageRouter } from './page-router.tsx';
import { ScreenFocus } from './screen-focus.ts';

const frame = (
  <>
    <nav>
      <Link to="/maps/">Maps tab</Link>
    </nav>
    <main id="content">
      <Outlet />
    </main>
    <ScreenFocus />
  </>
);

function Rows() {
  const [rows, setRows] = useState(['7', '8', '9']);
  return (
    <>
      <h1>Maps</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      <Link to="/maps/7/">Map 7</Link>
      <Link to="/search/">Search</Link>
    </>
  );
}

function Late() {
  const [ready, setReady] = useState(false);
  return ready ? (
    <h1>Map 7</h1>
  ) : (
    <button type="button" onClick={() => setReady(true)}>
      arrive
    </button>
  );
}

/** Enables the pressed button of the form again. */
let enable = (): void => {};

function Pending() {
  const [pending, setPending] = useState(false);
  return (
    <>
      <h1>Form</h1>
      <button
        type="button"
        disabled={pending}
        onClick={() => {
          setPending(true);
          enable = () => setPending(false);
        }}
      >
        Save
      </button>
    </>
  );
}

const show = (): void =>
  void render(
    <PageRouter>
      <Routes>
        <Route element={frame}>
          <Route path="/" element={<h1>Start</h1>} />
          <Route path="/maps/" element={<Rows />} />
          <Route path="/maps/7/" element={<Late />} />
          <Route
            path="/search/"
            element={
              <>
                <h1>Search</h1>
                {/* biome-ignore lint/a11y/noAutofocus: the case of this test */}
                <input aria-label="What" autoFocus />
              </>
            }
          />
          <Route path="/form/" element={<Pending />} />
        </Route>
      </Routes>
    </PageRouter>,
  );

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  window.scrollTo = () => {};
  document.body.innerHTML = '<div id="announcer" aria-live="polite"></div>';
  history.pushState({ key: crypto.randomUUID(), idx: 0 }, '', '/');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('X-FOCUS-5 a new screen takes the focus to its heading, and the first one does not', async () => {
  show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('link', { name: 'Maps tab' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maps' })));
});

it('X-FOCUS-5 a heading that arrives late takes the focus when it is shown', async () => {
  history.replaceState({ key: 'a', idx: 0 }, '', '/maps/');
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Map 7' }));
  // Pressed without a focus, which stays on the page.
  act(() => screen.getByRole('button', { name: 'arrive' }).click());
  await waitFor(() => expect(focused()).toBe('Map 7'));
});

it('X-FOCUS-5 back leads to the link that was left by', async () => {
  history.replaceState({ key: 'a', idx: 0 }, '', '/maps/');
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Map 7' }));
  act(() => history.back());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Map 7' })));
});

it('X-FOCUS-5 a screen that focuses a field has its title announced', async () => {
  history.replaceState({ key: 'a', idx: 0 }, '', '/maps/');
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect(document.getElementById('announcer')!.textContent).toBe('Search'));
  expect(focused()).toBe('What');
});

it('X-FOCUS-4 a removed control passes the focus to the one that took its place', async () => {
  history.replaceState({ key: 'a', idx: 0 }, '', '/maps/');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete 8' }));
  await waitFor(() => expect(focused()).toBe('Delete 9'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete 9' }));
  await waitFor(() => expect(focused()).toBe('Delete 7'));
});

it('X-FOCUS-4 a control that was disabled for a while receives the focus again', async () => {
  history.replaceState({ key: 'a', idx: 0 }, '', '/form/');
  show();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.click(save);
  expect(save.disabled).toBe(true);
  // Browsers take the focus from a disabled control, the DOM of this test does not.
  Object.defineProperty(document, 'activeElement', { get: () => document.body, configurable: true });
  const focus = vi.spyOn(save, 'focus');
  act(enable);
  await waitFor(() => expect(focus).toHaveBeenCalledOnce());
  Reflect.deleteProperty(document, 'activeElement');
});
