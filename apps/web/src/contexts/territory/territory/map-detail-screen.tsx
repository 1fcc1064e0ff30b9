/** MAPS-S11, MAPS-O10: everything on one map in tabs, each for permitted people. */
import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { mayOpenAccordion } from '@sheaf/rules/territory/maps/map-page';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DoNotCallList, PreloadedList } from '#contexts/territory/addresses/address-lists.api.ts';
import { type MapPage, placeLabels } from '#contexts/territory/maps/map-list.api.ts';
import { useMapPage } from '#contexts/territory/maps/map-page.api.ts';
import { StreetList, SuburbList } from '#contexts/territory/places/places.api.tsx';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { ForeignList } from './foreign-list.tsx';
import { HistoryList } from './history-list.tsx';
import { MapForm } from './map-form.tsx';
import { PictureEditor } from './picture-editor.tsx';
import classes from './territory.module.css';

function Details({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const details = useRead('maps.readMapDetails', { params: { id: page.map.id } });
  return (
    <QueryState query={details} skeleton={{ height: 180, count: 2 }}>
      {(map) => (
        <>
          <MapForm
            map={map}
            onRenumbered={(number) =>
              navigate(`/settings/maps/${encodeURIComponent(number)}/`, { replace: true })
            }
          />
          <PictureEditor map={map} />
          <div className={classes.paper}>
            <SaveButton
              label={t('printing:card.action')}
              busyLabel={t('printing:preparing')}
              onSave={() =>
                saveFile({
                  location: `/reports/territory-card/${page.map.id}`,
                  name: `map-${page.map.number}.pdf`,
                })
              }
            />
          </div>
        </>
      )}
    </QueryState>
  );
}

/** Tabs of the page; a list that the server omitted has no tab. */
type TabName = 'details' | 'streets' | 'suburbs' | 'preloaded' | 'foreign' | 'doNotCalls' | 'history';

function useTabs(page: MapPage): [TabName, ReactNode][] {
  const permits = usePermits();
  const { suburbs, preloadedAddresses, foreign, doNotCalls, assignments } = page;
  const tabs: [TabName, ReactNode | false | undefined][] = [
    ['details', <Details key="details" page={page} />],
    ['streets', mayOpenAccordion('streets', permits) && <StreetList page={page} />],
    ['suburbs', suburbs && <SuburbList page={page} rows={suburbs} />],
    ['preloaded', preloadedAddresses && <PreloadedList page={page} rows={preloadedAddresses} />],
    ['foreign', foreign && <ForeignList page={page} rows={foreign} />],
    ['doNotCalls', doNotCalls && <DoNotCallList page={page} rows={doNotCalls} />],
    ['history', assignments && <HistoryList page={page} rows={assignments} />],
  ];
  return tabs.filter((tab): tab is [TabName, ReactNode] => Boolean(tab[1]));
}

function Parts({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const tabs = useTabs(page);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab') ?? 'details';
  const open = tabs.some(([name]) => name === asked) ? asked : 'details';
  return (
    <Tabs value={open} keepMounted={false} onChange={(tab) => tab && setSearch({ tab }, { replace: true })}>
      <Tabs.List aria-label={t('territory:tabs.label')}>
        {tabs.map(([name]) => (
          <Tabs.Tab key={name} value={name} mih={48}>
            {t(`territory:tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([name, content]) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {name === 'details' ? content : <Card>{content}</Card>}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function MapDetailScreen() {
  const { t } = useTexts();
  const { number = '' } = useParams();
  const page = useMapPage(number);
  return (
    <Page
      title={t('territory:detail', { number })}
      line={page.data ? placeLabels(t, page.data.map) : ' '}
      back
      actions={
        <Button component={Link} variant="light" to={`/map/${encodeURIComponent(number)}`}>
          {t('territory:openPage')}
        </Button>
      }
    >
      <QueryState query={page} skeleton={{ height: 180, count: 3 }}>
        {(known) => <Parts key={known.map.id} page={known} />}
      </QueryState>
    </Page>
  );
}
