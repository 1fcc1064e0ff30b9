import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '#ui/schedule/testing/show-part.tsx';
import { KitScreen } from './kit-screen.tsx';

afterEach(cleanup);

/** Violations found by axe. Colour contrast is excluded, because jsdom does not paint. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

it('axe finds no violations in any part of the kit, as lists, as a grid and in its dialogs', async () => {
  showPart(<KitScreen />);
  expect(await faults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
  await userEvent.click(screen.getByRole('button', { name: 'More for Ruth Hollis' }));
  await userEvent.click(screen.getByRole('button', { name: 'wizard' }));
  await screen.findByRole('dialog');
  expect(await faults()).toEqual([]);
}, 120_000);

it('no part shows a phrase key instead of its phrase', () => {
  showPart(<KitScreen />);
  expect(document.body.textContent).not.toMatch(/schedule:|shell:/);
  expect(document.querySelector('[aria-label*="schedule:"], [aria-label*="shell:"]')).toBeNull();
});
