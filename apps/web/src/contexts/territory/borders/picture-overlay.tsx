/**
 * The uploaded picture of a map over the ground, for tracing its border. North is up, as on most pictures.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './ground.module.css';

export interface Picture {
  source: string;
  width: number;
  height: number;
}

/**
 * Corners of the picture on the ground; null while it is fixed to the middle of the screen and the ground
 * moves beneath it.
 */
export type PicturePlace = { northWest: Corner; southEast: Corner } | null;

interface Corner {
  lng: number;
  lat: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Largest box in which the map shows the whole picture. */
function boxInMiddle(map: LibreMap, { width, height }: Picture): Box {
  const { clientWidth, clientHeight } = map.getContainer();
  const scale = Math.min(clientWidth / width, clientHeight / height) * 0.9;
  return {
    left: (clientWidth - width * scale) / 2,
    top: (clientHeight - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

function boxOf(map: LibreMap, picture: Picture, place: PicturePlace): Box {
  if (!place) return boxInMiddle(map, picture);
  const [a, b] = [map.project(place.northWest), map.project(place.southEast)];
  return { left: a.x, top: a.y, width: b.x - a.x, height: b.y - a.y };
}

/** Bounds of the ground beneath the picture in the middle of the screen. */
export function placeNow(map: LibreMap, picture: Picture): NonNullable<PicturePlace> {
  const { left, top, width, height } = boxInMiddle(map, picture);
  return {
    northWest: map.unproject([left, top]),
    southEast: map.unproject([left + width, top + height]),
  };
}

export function PictureOverlay({
  map,
  picture,
  place,
}: {
  map: LibreMap;
  picture: Picture;
  place: PicturePlace;
}) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      if (!image.current) return;
      for (const [side, pixels] of Object.entries(boxOf(map, picture, place)))
        image.current.style.setProperty(side, `${pixels}px`);
    };
    follow();
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map, picture, place]);
  return createPortal(
    <img ref={image} src={picture.source} alt="" className={classes.overlay} />,
    map.getCanvasContainer(),
  );
}
