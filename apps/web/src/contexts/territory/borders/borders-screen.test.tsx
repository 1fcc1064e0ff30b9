import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { listed } from '#contexts/territory/territory-import/testing/import-replies.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { readBorderFile } from './border-file.ts';
import type { BorderedMap } from './borders.queries.ts';
import { BordersScreen } from './borders-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const square: [number, number][][][] = [
  [
    [
      [145.9, -41.07],
      [145.91, -41.07],
      [145.91, -41.06],
      [145.9, -41.07],
    ],
  ],
];
const map = (map_id: number, number: string, border: BorderedMap['border'] = null): BorderedMap => ({
  map_id,
  number,
  type_id: 1,
  place: 'Upper Burnie',
  border,
  version: border ? 1 : 0,
});
const maps = [map(1, '11', square), map(2, '12')];
const geoJson = (features: object[]) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], 'borders.geojson');
const shape = (properties: object, coordinates = square[0]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});

const show = (...more: 'settings.maps.add'[]) => {
  signInAs(['settings.maps', 'settings.maps.edit', ...more]);
  const sent = answerWith({
    'borders.listBorders': { tiles: null, maps, roads: [] },
    'borders.importBorders': { id: 1, made: 1, replaced: 0, unchanged: 0 },
    'territoryImport.rollbackImport': listed,
  });
  showScreen(<BordersScreen />, '/settings/borders', '/settings/borders');
  return sent;
};

it('X-POLYGON counts the borders, and offers the choice of a map without WebGL as well', async () => {
  show();
  expect(await screen.findByText('1 of 2 maps have a border')).toBeTruthy();
  // jsdom cannot draw the map, and the screen reports it.
  expect(screen.getByText('This phone cannot draw the map.')).toBeTruthy();
  const change = () => screen.getByRole('button', { name: /border$/ });
  expect((change() as HTMLButtonElement).disabled).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Map'), '12, Upper Burnie (no border)');
  await userEvent.click(screen.getByRole('button', { name: 'Draw border' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

it('TERR-R8 shows the shapes of a file with their maps, and sends only valid ones', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const file = geoJson([shape({ name: 'Map 12' }), shape({ name: 'Elsewhere' })]);
  await userEvent.upload(await screen.findByLabelText('File of borders'), file, { applyAccept: false });
  expect(await screen.findByText('Shapes that belong to a map: 1 of 2.')).toBeTruthy();
  expect(screen.getAllByText('Map 12')).toHaveLength(2);
  expect(screen.getByText('No map has this number')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 border' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  const body = sent.find(({ method }) => method === 'POST')!.body as { borders: { map: number }[] };
  expect(body.borders.map((row) => row.map)).toEqual([2]);
});

it('TERR-R8 warns that a shape replaces the border of a map', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const file = geoJson([shape({ name: 'Map 11' }), shape({ name: 'Map 12' })]);
  await userEvent.upload(await screen.findByLabelText('File of borders'), file, { applyAccept: false });
  expect(await screen.findByText('Map 11: replaces its border')).toBeTruthy();
  expect(screen.getAllByText('Map 12')).toHaveLength(2);
});

const importOne = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const file = geoJson([shape({ name: 'Map 12' })]);
  await userEvent.upload(await screen.findByLabelText('File of borders'), file, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 border' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('Borders imported: 1.'));
};

it('TERR-R8 confirms the import, with undo for people who may roll back imports', async () => {
  const sent = show('settings.maps.add');
  await importOne();
  expect(await toasts.get()!.undo!()).toBe('The import is undone.');
  expect(sent.some(({ path }) => path === '/api/territory/imports/1/roll-back')).toBe(true);
});

it('TERR-R8 offers no undo without the permission to roll back imports', async () => {
  show();
  await importOne();
  expect(toasts.get()!.undo).toBeUndefined();
});

it('TERR-R8 explains why no shape of a file matches a map, and offers no import', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const importing = () => screen.queryByRole('button', { name: /^Import \d/ });
  expect(importing()).toBeNull();
  const file = geoJson([shape({ name: 'Elsewhere' })]);
  await userEvent.upload(await screen.findByLabelText('File of borders'), file, { applyAccept: false });
  expect(await screen.findByText(/^None of these can be imported/)).toBeTruthy();
  expect(importing()).toBeNull();
});

const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>T-011</name>
  <Polygon><outerBoundaryIs><LinearRing><coordinates>145.9,-41.07,0 145.91,-41.07,0 145.91,-41.06,0 145.9,-41.07,0</coordinates></LinearRing>
  </outerBoundaryIs></Polygon></Placemark></Document></kml>`;
const numbersOf = async (file: File) => {
  const read = await readBorderFile(file, maps);
  return read.readable ? read.rows.map((row) => row.map?.number) : read.why;
};

it('TERR-R8 reads GeoJSON, KML and KMZ, and names the accepted formats for any other file', async () => {
  expect(await numbersOf(geoJson([shape({ TerritoryNumber: '11' })]))).toEqual(['11']);
  expect(await numbersOf(new File([kml], 'a.kml'))).toEqual(['11']);
  const helper = kml
    .replace('T-011', 'E2-3')
    .replace('</name>', '</name><territoryNumber>12</territoryNumber>');
  expect(await numbersOf(new File([helper], 'a.kml'))).toEqual(['12']);
  const zip = zipSync({ 'doc.kml': strToU8(kml), 'huge.png': new Uint8Array(10) });
  expect(await numbersOf(new File([zip as Uint8Array<ArrayBuffer>], 'a.kmz'))).toEqual(['11']);
  for (const wrong of ['', '{}', '<kml><open>', 'PK\u0003\u0004 no zip', '{"features":1}'])
    expect(await numbersOf(new File([wrong], 'x'))).toBe('unreadable');
});
