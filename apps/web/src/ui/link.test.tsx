import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageRouter } from '../app/page-router.tsx';
import { Link } from './link.tsx';

const show = () =>
  render(
    <PageRouter>
      <Link to="/people/?new#top">People</Link>
      <Link to="/maps/" onClick={(event) => event.preventDefault()}>
        Held
      </Link>
    </PageRouter>,
  );
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

beforeEach(() => history.pushState(null, '', '/'));
afterEach(cleanup);

it('opens its address without a page load, and a second press adds no history entry', () => {
  show();
  const steps = history.length;
  expect(fireEvent.click(link('People'))).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe('/people/?new#top');
  expect(history.length).toBe(steps + 1);
  fireEvent.click(link('People'));
  expect(history.length).toBe(steps + 1);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves modified clicks to the browser (%o)',
  (how) => {
    show();
    // True if the default action was not prevented.
    expect(fireEvent.click(link('People'), how)).toBe(true);
    expect(location.pathname).toBe('/');
  },
);

it('a prevented click does not navigate', () => {
  show();
  fireEvent.click(link('Held'));
  expect(location.pathname).toBe('/');
});
