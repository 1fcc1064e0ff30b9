import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '#ui/link.tsx';
import { TitleBar } from '#ui/title-bar.tsx';
import '#platform/texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageRouter } from './page-router.tsx';

const scrollTo = vi.fn((_x: number, y: number) => {
  window.scrollY = y;
});

function Where() {
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      <Link to="/people/">People</Link>
      <Link to="/?tab=2">Second tab</Link>
    </>
  );
}

const show = (): void =>
  void render(
    <PageRouter>
      <Where />
    </PageRouter>,
  );
const press = (name: string): void => act(() => screen.getByRole('link', { name }).click());

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  history.pushState({ key: crypto.randomUUID(), idx: 0 }, '', '/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a screen opens at its top, and back restores the scroll position', async () => {
  show();
  window.scrollY = 700;
  press('People');
  expect(screen.getByText('At /people/')).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  window.scrollY = 40;
  history.back();
  expect(await screen.findByText('At /')).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('a change within the same screen does not scroll', () => {
  show();
  press('Second tab');
  expect(location.search).toBe('?tab=2');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a reload restores the scroll position', () => {
  show();
  window.scrollY = 300;
  dispatchEvent(new Event('pagehide'));
  cleanup();
  show();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

it('a failed screen is tried again at the next address', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Fails = ({ when }: { when: boolean }) => {
    if (when) throw new Error('a bug');
    return <p>Whole</p>;
  };
  const at = (address: string, when: boolean) => (
    <ErrorBoundary Fallback={() => <p>Stopped</p>} address={address}>
      <Fails when={when} />
    </ErrorBoundary>
  );
  const { rerender } = render(at('1', false));
  rerender(at('2', true));
  expect(screen.getByText('Stopped')).toBeTruthy();
  rerender(at('2', false));
  expect(screen.getByText('Stopped')).toBeTruthy();
  rerender(at('3', false));
  expect(screen.getByText('Whole')).toBeTruthy();
});

it('COMMON-R24 back returns to the screen that the person came from, and without one to the list of the screen', async () => {
  function Screen() {
    const { pathname } = useLocation();
    return (
      <>
        <TitleBar title={`At ${pathname}`} back />
        <Link to="/assignments/">Assignments</Link>
        <Link to="/map/12/">Map</Link>
        <Link to="/map/12/ground/">Ground</Link>
      </>
    );
  }
  const open = () =>
    render(
      <PageRouter>
        <Screen />
      </PageRouter>,
    );
  sessionStorage.removeItem('sheaf.visited');
  open();
  press('Assignments');
  press('Map');
  press('Ground');
  press('Back');
  await screen.findByRole('heading', { name: 'At /map/12/' });
  cleanup();
  open();
  press('Back');
  await screen.findByRole('heading', { name: 'At /assignments/' });
  cleanup();
  // A link from a message opens another tab, which has no screen before.
  sessionStorage.removeItem('sheaf.visited');
  history.pushState({ key: crypto.randomUUID(), idx: 0 }, '', '/settings/reports/own/');
  open();
  press('Back');
  await screen.findByRole('heading', { name: 'At /settings/reports/' });
});
