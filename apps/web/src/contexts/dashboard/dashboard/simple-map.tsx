/** The own maps, each with one button (SHELL-R31). */
import { Button } from '@mantine/core';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { type MapRow, placeLabels, useMaps } from '#contexts/territory/maps/map-list.api.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import classes from '#ui/simple-card.module.css';
import { SimpleCard } from '#ui/simple-card.tsx';

function OwnMap({ map }: { map: MapRow }) {
  const { t } = useTexts();
  const label = t('maps:title', { number: map.number });
  return (
    <SimpleCard
      label={label}
      icon={<IconMap2 aria-hidden="true" size={28} />}
      kind={t('dashboard:simple.map')}
      title={
        <span className={classes.map}>
          <span className={classes.number} data-type={mapTypes.decode(map.type_id)} aria-hidden="true">
            {map.number}
          </span>
          <bdi>{placeLabels(t, map)}</bdi>
        </span>
      }
    >
      <Button
        variant="light"
        component={Link}
        to={`/map/${map.number}`}
        leftSection={<IconMap2 aria-hidden="true" size={28} />}
      >
        {t('dashboard:simple.openMap', { number: map.number })}
      </Button>
    </SimpleCard>
  );
}

export function SimpleMaps() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const maps = useMaps();
  const mine = maps.data?.filter((map) => map.assignment?.user?.id === user.id) ?? [];
  if (mine.length > 0) return mine.map((map) => <OwnMap key={map.id} map={map} />);
  const label = t('dashboard:simple.map');
  return (
    <SimpleCard
      label={label}
      icon={<IconMap2 aria-hidden="true" size={28} />}
      kind={label}
      text={maps.isPending ? '\u00a0' : t('dashboard:simple.noMap')}
    />
  );
}
