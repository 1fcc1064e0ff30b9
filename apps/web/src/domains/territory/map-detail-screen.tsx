/** MAPS-S11, MAPS-O10: everything of one map in tabs, each for those who may see it. */
import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { saveFile } from '../../platform/save-file.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { DoNotCallList, PreloadedList } from '../addresses/address-lists.door.ts';
import { type MapPage, placeOf } from '../maps/map-list.door.ts';
import { useMapPage } from '../maps/map-page.door.ts';
import { StreetList, SuburbList } from '../places/places.door.tsx';
import { ForeignList } from './foreign-list.tsx';
import { HistoryList } from './history-list.tsx';
import { MapForm } from './map-form.tsx';
import { PictureEditor } from './picture-editor.tsx';
import classes from './territory.module.css';
import { useMapDetails } from './territory.queries.ts';

function Details({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const details = useMapDetails(page.map.id);
  if (details.isPending) return <Skeleton height={180} count={2} />;
  if (!details.data) return <ErrorNotice>{details.error?.message || t('shell:failed')}</ErrorNotice>;
  return (
    <>
      <MapForm
        map={details.data}
        onRenumbered={(number) =>
          navigate(`/settings/maps/${encodeURIComponent(number)}/`, { replace: true })
        }
      />
      <PictureEditor map={details.data} />
      <SaveButton
        label={t('printing:card.action')}
        busyLabel={t('printing:preparing')}
        failedLabel={t('shell:failed')}
        onSave={() =>
          saveFile({
            location: `/reports/territory-card/${page.map.id}`,
            name: `map-${page.map.number}.pdf`,
          })
        }
      />
    </>
  );
}

/** The tabs a person sees: what the server left out of the page is none. */
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
    <Tabs
      value={open}
      keepMounted={false}
      onChange={(tab) => tab && setSearch({ tab }, { replace: true, preventScrollReset: true })}
    >
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
    <div className={classes.page}>
      <title>{`${t('territory:detail', { number })} · ${t('shell:name')}`}</title>
      <TitleBar
        title={t('territory:detail', { number })}
        line={page.data ? placeOf(page.data.map) : ' '}
        back
        actions={
          <Button component={Link} variant="light" to={`/map/${encodeURIComponent(number)}`}>
            {t('territory:openPage')}
          </Button>
        }
      />
      {page.isPending && <Skeleton height={180} count={3} />}
      {page.isError && !page.data && <ErrorNotice>{page.error.message || t('shell:failed')}</ErrorNotice>}
      {page.data && <Parts key={page.data.map.id} page={page.data} />}
    </div>
  );
}
