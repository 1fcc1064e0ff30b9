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

/** How many stood there with the first drawing. */
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

it('of a page that opens anew a screenful of maps is drawn first, and the others right after it', () => {
  firstDrawing.begin();
  expect([firstCount(), count()]).toEqual([16, 48]);
  cleanup();
  // Whoever comes back to the dashboard finds it whole, and as far down as they left it.
  expect([firstCount(), count()]).toEqual([48, 48]);
});

it('on a phone, fewer are drawn first the more stands above them, and never more than their skeleton shows', () => {
  const onPhone = (held: number, prompts: boolean, height = 844): number =>
    tilesInView({ held, prompts }, 390, height);
  expect([0, 1, 2, 3, 4, 5].map((held) => onPhone(held, false))).toEqual([16, 16, 16, 8, 4, 0]);
  expect([0, 1, 2, 3].map((held) => onPhone(held, true))).toEqual([16, 12, 4, 0]);
  expect(onPhone(9, true, 568)).toBe(0);
  expect(onPhone(1, true, 1180)).toBe(16);
});

it('on a wide page they stand beside the maps that are held, so as many are drawn as always', () => {
  expect(tilesInView({ held: 9, prompts: true }, 1280, 800)).toBe(16);
});
