import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapScreen } from './map-screen.tsx';
import { examplePage as page } from './testing/example-page.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  signInAs([]);
  showScreen(<MapScreen />, '/map/:number', '/map/12');
};

it('MAPS-O11 shows the completed blocks over the enlarged picture to the holder only', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }),
  );
  const enlarge = async () => userEvent.click(await screen.findByRole('button', { name: 'Enlarge the map' }));
  answerWith({ 'maps.readMap': page({ map: exampleMap() }), 'maps.listMaps': [] });
  show();
  await enlarge();
  const legend = screen.getByRole('region', { name: 'Blocks', hidden: true });
  // Twenty blocks, or larger text, exceed the visible area, so the legend is scrollable by keyboard.
  expect(legend.tabIndex).toBe(0);
  const blocks = within(legend);
  const [first, second] = blocks.getAllByRole('listitem', { hidden: true });
  expect([first!.textContent, within(first!).queryByLabelText('Done') !== null]).toEqual(['A', true]);
  expect([second!.textContent, within(second!).queryByLabelText('Done') !== null]).toEqual(['B', false]);
  cleanup();
  const other = { ...exampleMap().assignment!, user: { id: 9, full_name: 'Daniel Kerr' } };
  answerWith({ 'maps.readMap': page({ map: exampleMap({ assignment: other }) }) });
  show();
  await enlarge();
  expect(screen.queryByRole('region', { name: 'Blocks', hidden: true })).toBeNull();
});
