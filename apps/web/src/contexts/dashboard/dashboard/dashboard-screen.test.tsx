import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KnownPrompts } from '#platform/known-prompts.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { firstPrompts } from '../../../app/first-prompts.ts';
import { DashboardScreen, foldTiles } from './dashboard-screen.tsx';

beforeEach(() => {
  foldTiles();
  localStorage.clear();
  localStorage.setItem('sheaf.tour.1', 'done');
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showScreen(
    <KnownPrompts value={firstPrompts}>
      <DashboardScreen />
    </KnownPrompts>,
    '/',
    '/',
  );
const many = Array.from({ length: 24 }, (_, index) =>
  exampleMap({
    id: index + 1,
    number: String(index + 1),
    assignment: index === 11 ? exampleMap().assignment : null,
  }),
);

it('SHELL-R7 MAPS-R1 greets by first name and shows the maps in the given order, the person’s own marked', async () => {
  answerWith({ 'maps.listMaps': many });
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ruth');
  await userEvent.click(await screen.findByRole('button', { name: 'All 24 maps' }));
  const tiles = await screen.findAllByRole('link', { name: /^Map \d+,/ });
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(many.map((map) => `/map/${map.number}`));
  expect(screen.getByRole('link', { name: /assigned to you/ }).getAttribute('href')).toBe('/map/12');
  expect(await screen.findByText(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+$/)).toBeTruthy();
});

it('MAPS-R1 on a phone the tiles of a person with a map are behind one button, and stay open afterwards', async () => {
  answerWith({ 'maps.listMaps': many });
  show();
  const button = await screen.findByRole('button', { name: 'All 24 maps' });
  expect(screen.queryAllByRole('link', { name: /^Map \d+,/ })).toHaveLength(0);
  await userEvent.click(button);
  expect(screen.getAllByRole('link', { name: /^Map \d+,/ })).toHaveLength(24);
  cleanup();
  show();
  expect(await screen.findAllByRole('link', { name: /^Map \d+,/ })).toHaveLength(24);
});

it('MAPS-R1 a person without a map sees all tiles at once', async () => {
  answerWith({ 'maps.listMaps': many.map((map) => ({ ...map, assignment: null })) });
  show();
  expect(await screen.findAllByRole('link', { name: /^Map \d+,/ })).toHaveLength(24);
});

it('the search finds maps by number or place', async () => {
  answerWith({ 'maps.listMaps': many });
  show();
  await userEvent.type(await screen.findByRole('searchbox'), '24');
  expect(screen.getAllByRole('link', { name: /^Map \d+,/ })).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing found for “24x”.')).toBeTruthy();
});

it('ADDR-R50 the search finds maps by street or address, and clearing it restores the dashboard', async () => {
  signInAs(['maps.streets']);
  const sent = answerWith({
    'maps.listMaps': many,
    'addresses.searchAddresses': {
      streets: [
        {
          street_id: 5,
          street: 'Mount Street',
          suburb: 'Upper Burnie',
          map_id: 7,
          map_number: '7',
          house: '12',
        },
      ],
    },
  });
  show();
  await userEvent.type(await screen.findByLabelText('Map, street or address'), '12 mount');
  const found = await screen.findByRole('link', { name: /12 Mount Street/ });
  expect(found.getAttribute('href')).toBe('/map/7/');
  expect(found.textContent).toContain('Map 7 · Upper Burnie');
  expect(sent.filter(({ path }) => path.startsWith('/api/address-search'))).toHaveLength(1);
  expect(screen.queryByText(/of 24 maps/)).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('link', { name: /Mount Street/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'All maps' })).toBeTruthy();
});

it('ADDR-R50 if streets cannot be searched, the screen shows the reason instead of no results', async () => {
  signInAs(['maps.streets']);
  answerWith({ 'maps.listMaps': many });
  show();
  await userEvent.type(await screen.findByLabelText('Map, street or address'), '12 mount');
  expect(await screen.findByText('Streets and addresses are found once you are connected.')).toBeTruthy();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
});

it('ADDR-R50 without permission for streets the search finds maps by number and place only', async () => {
  const sent = answerWith({ 'maps.listMaps': many });
  show();
  await userEvent.type(await screen.findByLabelText('Find a map'), 'burnie');
  expect(screen.getByText('24 of 24 maps')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), ' street');
  expect(await screen.findByText('Nothing found for “burnie street”.')).toBeTruthy();
  expect(sent.some(({ path }) => path.startsWith('/api/address-search'))).toBe(false);
});

it('SHELL-R8 SHELL-R17 the bell does not count the install prompt, which stays dismissed', async () => {
  answerWith({ 'maps.listMaps': [] });
  show();
  const cross = await screen.findByRole('button', { name: /^Hide: Add Sheaf/ });
  expect(screen.getByRole('link', { name: 'Notifications: 0' })).toBeTruthy();
  await userEvent.click(cross);
  await waitFor(() => expect(screen.queryByText('Add Sheaf to your home screen')).toBeNull(), {
    timeout: 3000,
  });
  cleanup();
  show();
  await screen.findByText(/Your congregation has no maps yet\./);
  expect(screen.queryByText('Add Sheaf to your home screen')).toBeNull();
});

it('MAPS-R23 a publisher of a congregation without maps sees who adds them', async () => {
  answerWith({ 'maps.listMaps': [] });
  show();
  expect(await screen.findByText(/has no maps yet\. The territory servant adds them/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Import maps' })).toBeNull();
});

it('MAPS-R23 a person with permission for maps gets links to import and add them', async () => {
  signInAs(['settings.maps.add']);
  answerWith({ 'maps.listMaps': [] });
  show();
  const link = await screen.findByRole('link', { name: 'Import maps' });
  expect(link.getAttribute('href')).toBe('/settings/imports/');
  expect(screen.getByRole('link', { name: 'Add a map' }).getAttribute('href')).toBe('/settings/maps/');
});

it('MAPS-R1 the legend explains the shapes of the map types in use', async () => {
  answerWith({ 'maps.listMaps': [exampleMap(), exampleMap({ id: 13, number: '13', type_id: 3 })] });
  show();
  const legend = await screen.findByRole('list', { name: 'What the signs mean' });
  expect([...legend.children].map((sign) => sign.textContent?.trim())).toEqual([
    'Residential',
    'Rural',
    'Yours',
  ]);
});

it('prompts appear together with the maps, so that nothing shifts under a thumb', async () => {
  answerWith({ 'maps.listMaps': many });
  show();
  expect(screen.queryByText('For you')).toBeNull();
  await screen.findByText('For you');
  expect(screen.getByText('1 of 3 blocks done, 2 addresses left')).toBeTruthy();
});

it('one remaining address has a singular phrase', async () => {
  answerWith({ 'maps.listMaps': [exampleMap({ address_count: 1 })] });
  show();
  expect(await screen.findByText('1 of 3 blocks done, 1 address left')).toBeTruthy();
});

it('without an answer the screen shows an error and the prompts', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'forbidden', message: '' }, { status: 403 }));
  show();
  await screen.findByRole('alert');
  expect(screen.getByText('Add Sheaf to your home screen')).toBeTruthy();
});
