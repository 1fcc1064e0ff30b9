import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapScreen } from './map-screen.tsx';
import { examplePage as page } from './testing/example-page.ts';

type Plan = Reply<'borders.readMapPlan'>;
type Block = Plan['blocks'][number];

const asset = { location: '/maps/12/asset/abc', filename: 'map-12.webp', width: 200, height: 100 };
const square = (west: number, south: number): Block['area'] => [
  [
    [
      [west, south],
      [west + 0.5, south],
      [west + 0.5, south + 0.5],
      [west, south],
    ],
  ],
];
const blocks: Block[] = [
  { block: 1, label: 'A', at: [0.25, 0.75], area: square(0, 0.5) },
  { block: 2, label: 'B', at: [0.75, 0.25], area: square(0.5, 0) },
];
const plan = (picture: string | null): Plan => ({
  tiles: null,
  map: { map_id: 12, number: '12', type_id: 1, place: 'Romaine', border: null, version: 1 },
  neighbours: [],
  roads: [],
  around: [],
  blocks,
  picture_place: picture === null ? null : { picture, bounds: [0, 0, 1, 1] },
  start: null,
  houses: [],
  outside: 0,
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function tints(picture: string | null, assignment = exampleMap().assignment!) {
  signInAs([]);
  const sent = answerWith({
    'maps.readMap': page({ map: exampleMap({ asset, assignment }) }),
    'borders.readMapPlan': plan(picture),
  });
  showScreen(<MapScreen />, '/map/:number', '/map/12');
  const image = await screen.findByRole('img');
  await waitFor(() => expect(image.style.inlineSize).toBe('400px'));
  await new Promise((settled) => setTimeout(settled, 50));
  const paths = [...document.querySelectorAll('path')].flatMap((path) => {
    const d = path.getAttribute('d')!;
    return /^M\d+\.\d \d/.test(d) && d.endsWith('Z') ? [d] : [];
  });
  const overlay = image.nextElementSibling;
  const ticks = [...(overlay?.querySelectorAll('span') ?? [])].map(({ style }) => style.left);
  cleanup();
  return { paths, ticks, read: sent.some(({ path }) => path === '/api/maps/12/plan') };
}

it('TERR-R28 MAPS-R3 tints and ticks a completed block at its place on an aligned picture', async () => {
  const { paths, ticks } = await tints(asset.location);
  expect(paths).toEqual(['M0.0 50.0L100.0 50.0L100.0 0.0L0.0 50.0Z']);
  expect(ticks).toEqual(['25%']);
});

it('TERR-R31 tints nothing on a picture that is not aligned, or that replaced the aligned one', async () => {
  expect((await tints('/maps/12/asset/earlier')).ticks).toEqual([]);
  expect((await tints(null)).paths).toEqual([]);
});

it('MAPS-R3 shows no tint to people other than the holder, and does not read the plan for them', async () => {
  const other = { ...exampleMap().assignment!, user: { id: 9, full_name: 'Daniel Kerr' } };
  expect(await tints(asset.location, other)).toEqual({ paths: [], ticks: [], read: false });
});
