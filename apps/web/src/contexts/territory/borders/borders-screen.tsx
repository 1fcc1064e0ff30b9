/**
 * The borders of the whole territory, maps without a border, and the import of borders from files
 * (X-POLYGON).
 */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NoMaps } from '#contexts/territory/maps/map-list.api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ZoomableBasemap } from '#ui/zoomable-basemap.tsx';
import { areasOf, wholeView } from './basemap-view.ts';
import type { BorderedMap } from './borders.queries.ts';
import classes from './ground.module.css';
import { ImportBordersSheet } from './import-borders-sheet.tsx';

function Choice({
  maps,
  chosen,
  onChoose,
}: {
  maps: readonly BorderedMap[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
}) {
  const { t } = useTexts();
  const nameOf = ({ number, place, border }: BorderedMap): string =>
    t(border ? 'territory:borders.option' : 'territory:borders.optionNone', { number, place });
  return (
    <NativeSelect
      label={t('territory:borders.choose')}
      value={chosen === null ? '' : String(chosen)}
      onChange={(event) =>
        onChoose(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
      data={[
        { value: '', label: t('territory:borders.choosePlease') },
        ...maps.map((map) => ({ value: String(map.map_id), label: nameOf(map) })),
      ]}
    />
  );
}

export function BordersScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const navigate = useNavigate();
  const borders = useRead('borders.listBorders');
  const [chosen, setChosen] = useState<number | null>(null);
  const [importing, setImporting] = useState(false);
  const maps = borders.data?.maps ?? [];
  const map = maps.find(({ map_id }) => map_id === chosen);
  const mayEdit = permits.has('settings.maps.edit');
  const done = maps.filter(({ border }) => border !== null).length;
  return (
    <Page
      title={t('territory:borders.title')}
      line={maps.length > 0 ? t('territory:borders.count', { done, total: maps.length }) : undefined}
      back
      actions={
        mayEdit && (
          <Button variant="light" onClick={() => setImporting(true)} disabled={!borders.data}>
            {t('territory:borders.import.action')}
          </Button>
        )
      }
      wide
    >
      <div className={classes.page}>
        <QueryState query={borders} skeleton={{ height: 420 }}>
          {({ tiles, roads }) =>
            maps.length === 0 ? (
              <NoMaps />
            ) : (
              <>
                {wholeView(maps, roads) ? (
                  <div className={classes.map}>
                    <ZoomableBasemap
                      label={t('territory:borders.title')}
                      zoomInLabel={t('territory:ground.zoomIn')}
                      zoomOutLabel={t('territory:ground.zoomOut')}
                      tiles={tiles}
                      areas={areasOf(maps, chosen)}
                      roads={roads}
                      view={wholeView(maps, roads)}
                      fallback={<p>{t('territory:ground.noMap')}</p>}
                      onPick={setChosen}
                    />
                  </div>
                ) : (
                  <EmptyState icon={<IconMapOff aria-hidden="true" />}>
                    {t('territory:borders.none')}
                  </EmptyState>
                )}
                <div className={classes.bar}>
                  <Choice maps={maps} chosen={chosen} onChoose={setChosen} />
                  <div className={classes.buttons}>
                    {map && (
                      <Button
                        component={Link}
                        variant="default"
                        to={`/map/${encodeURIComponent(map.number)}/`}
                      >
                        {t('territory:openPage')}
                      </Button>
                    )}
                    {mayEdit && (
                      <Button
                        disabled={!map}
                        onClick={() =>
                          map && navigate(`/settings/borders/${encodeURIComponent(map.number)}/`)
                        }
                      >
                        {t(map && !map.border ? 'territory:borders.draw' : 'territory:borders.change')}
                      </Button>
                    )}
                  </div>
                </div>
              </>
            )
          }
        </QueryState>
      </div>
      {importing && <ImportBordersSheet maps={maps} onClose={() => setImporting(false)} />}
    </Page>
  );
}
