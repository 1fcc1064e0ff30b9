/** ASSIGN-S2: facts of a map for map assigners. */
import { campaigns, hasCampaignName } from '@sheaf/rules/territory/maps/campaign';
import { isOpenType, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { dayAgo } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './assign.module.css';
import type { AssignRow, MapRow } from './map-labels.ts';

interface MapSignProps {
  map: Pick<MapRow, 'number' | 'type_id'>;
  small?: boolean;
}

export const MapSign = ({ map, small = false }: MapSignProps) => (
  <span className={classes.number} data-type={mapTypes.decode(map.type_id)} data-small={small || undefined}>
    {map.number}
  </span>
);

export function Owner({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  const { assignment } = map;
  if (!assignment) return <>{t('maps:assign.owner.none')}</>;
  if (!assignment.user)
    return <>{t(`maps:assign.owner.${isOpenType(mapTypes.decode(map.type_id)) ? 'open' : 'none'}`)}</>;
  const name = assignment.user.full_name;
  return <bdi>{assignment.personal ? t('maps:assign.owner.personal', { name }) : name}</bdi>;
}

/**
 * ASSIGN-R14: shows the last completion only without a holder; otherwise time out and progress are more
 * useful.
 */
export function Facts({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  const { assignment } = map;
  const addresses = map.number_lookup
    ? t('maps:assign.searched', { count: map.address_count, searched: map.searched_address_count })
    : String(map.address_count);
  const campaign = campaigns.decode(map.campaign);
  const campaignName = hasCampaignName(campaign)
    ? map.campaign_name || t('maps:campaign.unnamed')
    : t(`maps:assign.campaigns.${map.campaign}`);
  const facts: [string, ReactNode][] = assignment
    ? [
        [t('maps:assign.timeOut'), t('maps:assign.days', { count: map.time_out ?? 0 })],
        [t('maps:assign.completed'), t('maps:assign.percent', { percent: assignment.completed })],
        [t('maps:assign.addresses'), addresses],
      ]
    : [
        [t('maps:assign.last'), map.last_completed ? dayAgo(map.last_completed) : t('maps:assign.never')],
        [t('maps:assign.addresses'), addresses],
      ];
  if (assignment && campaign !== 'none')
    facts.push([t('maps:assign.campaign'), <bdi key="name">{campaignName}</bdi>]);
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Marks({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  return (
    <>
      {map.overdue && (
        <span className={classes.mark} data-tone="late">
          <IconClockExclamation aria-hidden="true" size={18} />{' '}
          {t('maps:assign.daysOver', { count: map.days_over })}
        </span>
      )}
      {!map.overdue && map.stagnant && (
        <span className={classes.mark}>
          <IconClock aria-hidden="true" size={18} /> {t('maps:assign.stagnant')}
        </span>
      )}
      {map.locked && (
        <span className={classes.mark}>
          <IconLock aria-hidden="true" size={18} /> {t('maps:assign.locked')}
        </span>
      )}
    </>
  );
}
