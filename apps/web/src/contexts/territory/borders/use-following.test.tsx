import { act, cleanup, renderHook } from '@testing-library/react';
import type { Map as LibreMap } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { useFollowing } from './use-following.ts';
import type { FoundPosition } from './use-whereabouts.ts';

afterEach(cleanup);

const at = (longitude: number): FoundPosition => ({ at: [longitude, -41], accuracyMetres: 8 });

/** A map view of one degree on each side of 145. */
function walk() {
  const easeTo = vi.fn();
  const contains = ([longitude]: [number, number]) => Math.abs(longitude - 145) < 1;
  const map = { easeTo, getBounds: () => ({ contains }), getZoom: () => 12 } as unknown as LibreMap;
  const { result, rerender } = renderHook(({ found }) => useFollowing(map, found), {
    initialProps: { found: null as FoundPosition | null },
  });
  return { easeTo, result, goTo: (longitude: number) => rerender({ found: at(longitude) }) };
}

it('TERR-R29 a person who leaves the view is shown together with the map again', () => {
  const { result, goTo } = walk();
  goTo(145);
  expect(result.current.beside).toEqual(at(145));
  goTo(145.5);
  expect(result.current.beside).toEqual(at(145));
  goTo(147);
  expect(result.current.beside).toEqual(at(147));
});

it('TERR-R29 the view stays after a person moved it, until they request their location', () => {
  const { result, goTo, easeTo } = walk();
  goTo(145);
  act(() => result.current.hands.onPointerDown({ target: document.body }));
  goTo(147);
  expect(result.current.beside).toEqual(at(145));
  expect(easeTo).not.toHaveBeenCalled();
  act(() => result.current.locate(false));
  expect(easeTo).toHaveBeenLastCalledWith({ center: [147, -41], zoom: 16.5 });
  act(() => result.current.hands.onPointerDown({ target: document.createElement('button') }));
  goTo(148);
  expect(easeTo).toHaveBeenLastCalledWith({ center: [148, -41] });
  act(() => result.current.locate(true));
  expect(easeTo).toHaveBeenLastCalledWith({ center: [148, -41], zoom: 14.5 });
});
