import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageHistory } from '#platform/page-history.ts';
import { PinchImage } from './pinch-image.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <PinchImage
      source="blob:picture"
      label="Map 12"
      width={1200}
      height={900}
      enlargeLabel="Enlarge the map"
      closeLabel="Close"
      zoomInLabel="Zoom in"
      zoomOutLabel="Zoom out"
      legend={<p>Blocks</p>}
    />,
  );
const widthOf = (image: HTMLElement) => Number.parseFloat(image.style.inlineSize);

it('the picture opens as wide as the screen, and keys and buttons zoom to four times its own size', async () => {
  show();
  expect(screen.queryByText('Blocks')).toBeNull();
  await userEvent.keyboard('+');
  expect(widthOf(screen.getByRole('img'))).toBe(400);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const image = dialog.getByRole('img', { hidden: true });
  expect([widthOf(image), image.style.translate]).toEqual([400, '0px 250px']);
  expect(dialog.getByText('Blocks')).toBeTruthy();
  await userEvent.keyboard('+');
  expect(widthOf(image)).toBe(600);
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in', hidden: true }));
  expect(widthOf(image)).toBe(900);
  await userEvent.keyboard('++++++++');
  expect(widthOf(image)).toBe(4800);
  await userEvent.keyboard('----------');
  expect(widthOf(image)).toBe(400);
});

it('a double tap zooms in, a finger and the arrow keys pan, a second double tap shows the whole picture', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const image = dialog.getByRole('img', { hidden: true });
  fireEvent.doubleClick(image, { clientX: 100, clientY: 400 });
  expect([widthOf(image), image.style.translate]).toEqual([1200, '-200px -50px']);
  await userEvent.keyboard('{ArrowRight}');
  expect(image.style.translate).toBe('-260px -50px');
  fireEvent.pointerDown(image, { pointerId: 1, clientX: 200, clientY: 400 });
  fireEvent.pointerMove(image, { pointerId: 1, clientX: 230, clientY: 390 });
  fireEvent.pointerUp(image, { pointerId: 1 });
  fireEvent.pointerMove(image, { pointerId: 1, clientX: 400, clientY: 100 });
  expect(image.style.translate).toBe('-230px -60px');
  fireEvent.doubleClick(dialog.getByRole('button', { name: 'Zoom in', hidden: true }));
  expect(widthOf(image)).toBe(1200);
  fireEvent.doubleClick(image, { clientX: 10, clientY: 10 });
  expect(widthOf(image)).toBe(400);
});

it('MAPS-O11 the arrow keys scroll a legend that overflows, and pan the picture otherwise', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const image = dialog.getByRole('img', { hidden: true });
  const legend = dialog.getByText('Blocks');
  await userEvent.keyboard('++++');
  const at = image.style.translate;
  legend.tabIndex = 0;
  legend.focus();
  const height = vi.spyOn(legend, 'scrollHeight', 'get').mockReturnValue(900);
  const stopped = () => !fireEvent.keyDown(legend, { key: 'ArrowDown' });
  expect([stopped(), image.style.translate]).toEqual([false, at]);
  height.mockReturnValue(800);
  expect(stopped()).toBe(true);
  expect(image.style.translate).not.toBe(at);
});

it('pinching zooms at the point between the fingers', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  const image = within(screen.getByRole('dialog', { hidden: true })).getByRole('img', { hidden: true });
  fireEvent.pointerDown(image, { pointerId: 1, clientX: 150, clientY: 400 });
  fireEvent.pointerDown(image, { pointerId: 2, clientX: 250, clientY: 400 });
  fireEvent.pointerMove(image, { pointerId: 1, clientX: 50, clientY: 400 });
  fireEvent.pointerMove(image, { pointerId: 2, clientX: 350, clientY: 400 });
  expect(widthOf(image)).toBeCloseTo(1200);
  expect(image.style.translate).toBe('-400px -50px');
});

it('the phone’s back button closes the enlarged picture and stays on its page', async () => {
  history.pushState(null, '', '/');
  const pages = createPageHistory();
  const left: string[] = [];
  const stop = pages.listen(({ location: { pathname } }) => left.push(pathname));
  pages.push('/map/12');
  left.length = 0;
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  history.back();
  await waitFor(() => expect(screen.queryByText('Blocks')).toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/map/12'));
  expect(left).toEqual([]);
  history.back();
  await waitFor(() => expect(left).toEqual(['/']));
  stop();
});
