/** Preview of the new maps of an address list: on the ground and as a list. */
import { boundsOf, type Position } from '@sheaf/rules/territory/borders/border';
import { useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ZoomableBasemap } from '#ui/zoomable-basemap.tsx';
import type { ListReport } from './import-report.tsx';
import classes from './import-screen.module.css';

type NewMap = ListReport['maps'][number];

const cornersOf = ({ border }: NewMap): Position[] => (border?.flat(2) ?? []) as Position[];

/** Quantiles of the corners, from west to east and from south to north, between which most of the town is. */
const [least, most] = [0.04, 0.96];

/** Excludes a few distant houses, which would shrink the town to a speck. */
function townOf(maps: readonly NewMap[]): ReturnType<typeof boundsOf> {
  const corners = maps.flatMap(cornersOf);
  if (corners.length === 0) return null;
  const at = (values: number[], share: number): number =>
    values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  return [at(lngs, least), at(lats, least), at(lngs, most), at(lats, most)];
}

export function ImportPreview({ report }: { report: ListReport }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const { maps } = report;
  const lineOf = ({ addresses, streets }: NewMap): string =>
    joinTexts([
      t('addresses:import.mapAddresses', { count: addresses }),
      t('addresses:import.mapStreets', { count: streets }),
    ]);
  const nameOf = ({ number, name }: NewMap): string => t('addresses:import.mapName', { number, name });
  const shown = chosen === null ? undefined : maps[chosen];
  const view = shown?.border ? boundsOf(cornersOf(shown)) : townOf(maps);
  return (
    <Section title={t('addresses:import.preview')} aside={<span className="numbers">{maps.length}</span>}>
      <div className={classes.ground}>
        <ZoomableBasemap
          label={t('addresses:import.ground')}
          zoomInLabel={t('territory:ground.zoomIn')}
          zoomOutLabel={t('territory:ground.zoomOut')}
          tiles={report.tiles}
          areas={maps.flatMap(({ number, border }, id) =>
            border ? [{ id, label: number, border, chosen: id === chosen }] : [],
          )}
          roads={report.roads}
          view={view}
          fallback={<p>{t('addresses:import.noGround')}</p>}
          onPick={setChosen}
        />
      </div>
      <p role="status" className={classes.chosen}>
        {shown ? `${nameOf(shown)} · ${lineOf(shown)}` : t('addresses:import.tapMap')}
      </p>
      <details className={classes.details}>
        <summary className={classes.summary}>{t('addresses:import.allMaps')}</summary>
        <Card>
          {maps.map((map, id) => (
            <ListRow
              key={map.number}
              title={<bdi>{nameOf(map)}</bdi>}
              line={lineOf(map)}
              onClick={() => setChosen(id)}
            />
          ))}
        </Card>
      </details>
    </Section>
  );
}
