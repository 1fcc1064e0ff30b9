import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PinchImage } from './pinch-image.tsx';

afterEach(cleanup);

it('the picture fills the screen and is enlarged by keys and buttons, between its whole and six times', async () => {
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
    />,
  );
  await userEvent.keyboard('+');
  expect(screen.getByRole('img').style.transform).toContain('scale(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the map' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const scale = (): number =>
    Number(/scale\(([\d.]+)\)/.exec(dialog.getByRole('img', { hidden: true }).style.transform)?.[1]);
  await userEvent.keyboard('+');
  expect(scale()).toBe(1.5);
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in', hidden: true }));
  expect(scale()).toBe(2.25);
  await userEvent.keyboard('++++++');
  expect(scale()).toBe(6);
  await userEvent.keyboard('------');
  expect(scale()).toBe(1);
});
