/** MAPS-S2: the page of a map: picture, blocks, addresses to work, and further lists. */
import { Button } from '@mantine/core';
import { maySeeBlockGrid } from '@sheaf/rules/territory/maps/map-page';
import { hasBorder, hasPicture, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useParams } from 'react-router';
import { AddressAccordions, AvailableAddresses } from '#contexts/territory/addresses/addresses.api.tsx';
import { CallFailed } from '#platform/api.ts';
import { usePicture } from '#platform/pictures.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PinchImage } from '#ui/pinch-image.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { BlockLegend } from './block-legend.tsx';
import { DoneOnPicture } from './done-on-picture.tsx';
import { HoldingCard } from './holding-card.tsx';
import { type MapPage, type MapRow, placeLabels } from './map-labels.ts';
import { useMapPage } from './map-page.queries.ts';
import classes from './map-screen.module.css';
import { TerritoryAccordions } from './territory-accordions.tsx';

/** MAPS-R3: completed blocks, for the holder only. */
function doneBlocksSeen({ assignment, total_blocks }: MapRow, viewerId: number): readonly number[] {
  const seen = assignment && { holderId: assignment.user?.id ?? null, personal: assignment.personal };
  return assignment && maySeeBlockGrid(seen, total_blocks, viewerId) ? assignment.progress.blocks : [];
}

function MapPicture({ map, viewerId }: { map: MapRow; viewerId: number }) {
  const { t } = useTexts();
  const picture = usePicture(map.asset?.location);
  if (!map.asset || !hasPicture(mapTypes.decode(map.type_id))) return null;
  if (picture.state === 'failed') return <ErrorNotice>{t('shell:failed')}</ErrorNotice>;
  if (picture.state === 'loading') {
    return (
      <div
        className={classes.picturePlace}
        style={{ aspectRatio: `${map.asset.width} / ${map.asset.height}` }}
      />
    );
  }
  const done = doneBlocksSeen(map, viewerId);
  return (
    <PinchImage
      map
      source={picture.source}
      label={t('maps:picture', { number: map.number, place: placeLabels(t, map) })}
      width={map.asset.width}
      height={map.asset.height}
      enlargeLabel={t('maps:enlarge')}
      closeLabel={t('shell:close')}
      zoomInLabel={t('maps:zoomIn')}
      zoomOutLabel={t('maps:zoomOut')}
      legend={<BlockLegend map={map} viewerId={viewerId} />}
      overlay={done.length > 0 && <DoneOnPicture number={map.number} picture={map.asset} done={done} />}
    />
  );
}

function Loaded({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  return (
    <div className={classes.columns}>
      <div className={classes.left}>
        <MapPicture map={page.map} viewerId={user.id} />
        {hasBorder(mapTypes.decode(page.map.type_id)) && (
          <Button
            component={Link}
            variant="default"
            leftSection={<IconCurrentLocation aria-hidden="true" size={20} />}
            to={`/map/${encodeURIComponent(page.map.number)}/ground/`}
          >
            {t('territory:ground.action')}
          </Button>
        )}
        <HoldingCard map={page.map} viewerId={user.id} />
      </div>
      <div>
        {page.availableAddresses && (
          <AvailableAddresses key={page.map.id} page={page} rows={page.availableAddresses} />
        )}
        <div className={classes.accordions}>
          <AddressAccordions page={page} />
          <TerritoryAccordions page={page} />
        </div>
      </div>
    </div>
  );
}

export function MapScreen() {
  const { t } = useTexts();
  const { number = '' } = useParams();
  const page = useMapPage(number);
  const map = page.data?.map;
  const missing = page.error instanceof CallFailed && page.error.status === 404;
  const failed = (error: Error) => {
    if (missing)
      return (
        <EmptyState
          icon={<IconMapOff aria-hidden="true" />}
          action={
            <ActionLink to="/" variant="light">
              {t('maps:all')}
            </ActionLink>
          }
        >
          {t('maps:missing', { number })}
        </EmptyState>
      );
    if (!(error instanceof CallFailed) || error.status !== 0) return null;
    return (
      <EmptyState
        icon={<IconWifiOff aria-hidden="true" />}
        action={
          <Button variant="light" onClick={() => void page.refetch()}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('maps:notOnPhone', { number })}
      </EmptyState>
    );
  };
  return (
    <Page
      title={t('maps:title', { number })}
      line={
        map ? t('maps:subtitle', { place: placeLabels(t, map), type: t(`maps:type.${map.type_id}`) }) : ' '
      }
      back
      wide
    >
      <QueryState
        // Shows nothing of a deleted map, although it was loaded before.
        query={missing ? { ...page, data: undefined } : page}
        skeleton={{ height: 180, count: 3 }}
        failed={failed}
      >
        {(loaded) => <Loaded page={loaded} />}
      </QueryState>
    </Page>
  );
}
