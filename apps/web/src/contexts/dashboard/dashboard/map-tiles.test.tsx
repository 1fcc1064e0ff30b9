import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { firstDrawing } from '#platform/first-drawing.ts';
import { exampleMap } from '#platform/testing/replies.ts';
import { PageRouter } from '../../../app/page-router.tsx';
import { Tiles, tilesInView } from './map-tiles.tsx';

afterEach(cleanup);

const maps = Array.from({ length: 48 }, (_, index) =>
  exampleMap({ id: index + 1, number: String(index + 1) }),
);
const count = (): number => screen.getAllByRole('listitem').length;

/** Number of tiles in the first render. */
function firstCount(): number {
  let first = 0;
  const Screen = () => {
    useLayoutEffect(() => {
      first ||= count();
    });
    return <Tiles maps={maps} personId={7} />;
  };
  render(
    <PageRouter>
      <Screen />
    </PageRouter>,
  );
  return first;
}

it('a fresh page renders a screenful of tiles first and the rest right after', () => {
  firstDrawing.begin();
  expect([firstCount(), count()]).toEqual([16, 48]);
  cleanup();
  // A return to the dashboard renders all tiles, so that the scroll position can be restored.
  expect([firstCount(), count()]).toEqual([48, 48]);
});

it('on a phone, content above reduces the number of first tiles, which never exceeds the skeleton', () => {
  const onPhone = (held: number, prompts: boolean, height = 844): number =>
    tilesInView({ held, prompts }, 390, height);
  expect([0, 1, 2, 3, 4, 5].map((held) => onPhone(held, false))).toEqual([16, 16, 16, 8, 4, 0]);
  expect([0, 1, 2, 3].map((held) => onPhone(held, true))).toEqual([16, 12, 4, 0]);
  expect(onPhone(9, true, 568)).toBe(0);
  expect(onPhone(1, true, 1180)).toBe(16);
});

it('on a wide page the first tiles do not depend on the maps held, which are next to them', () => {
  expect(tilesInView({ held: 9, prompts: true }, 1280, 800)).toBe(16);
});
