/** Basemap with zoom buttons; pinch, wheel, double tap, plus and minus work too. */
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Map as LibreMap } from 'maplibre-gl';
import { type ReactNode, useState } from 'react';
import { Basemap, type BasemapProps } from './basemap.tsx';
import classes from './zoomable-basemap.module.css';

export interface ZoomableBasemapProps extends BasemapProps {
  zoomInLabel: string;
  zoomOutLabel: string;
  controls?: ReactNode;
}

export function ZoomableBasemap({
  zoomInLabel,
  zoomOutLabel,
  controls,
  onReady,
  ...basemap
}: ZoomableBasemapProps) {
  const [map, setMap] = useState<LibreMap | null>(null);
  const ready = (made: LibreMap): void => {
    setMap(made);
    onReady?.(made);
  };
  return (
    <div className={classes.frame}>
      <Basemap {...basemap} onReady={ready} />
      {map && (
        <div className={classes.controls}>
          {controls}
          <button
            type="button"
            className={classes.control}
            aria-label={zoomInLabel}
            onClick={() => map.zoomIn()}
          >
            <IconPlus aria-hidden="true" />
          </button>
          <button
            type="button"
            className={classes.control}
            aria-label={zoomOutLabel}
            onClick={() => map.zoomOut()}
          >
            <IconMinus aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
