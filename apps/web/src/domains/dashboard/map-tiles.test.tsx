import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PageRouter } from '../../app/page-router.tsx';
import { firstDrawing } from '../../platform/first-drawing.ts';
import { exampleMap } from '../../platform/testing/replies.ts';
import { Tiles } from './map-tiles.tsx';

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
