/** ASSIGN-S2, ASSIGN-S3: one map as those see it who assign maps, with what can be done to it now. */
import { Button } from '@mantine/core';
import { campaigns, hasCampaignName } from '@sheaf/rules/maps/campaign';
import { mayCancel } from '@sheaf/rules/maps/map-ending';
import { isOpenType, mapTypes, populatedFrom } from '@sheaf/rules/maps/map-type';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { memo, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { timeAgo } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './assign.module.css';
import { type AssignRow, placeOf } from './map-words.ts';

export type AssignDeed = 'assign' | 'reassign' | 'recall' | 'cancel' | 'complete' | 'lock' | 'lookup';

function Owner({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  const { assignment } = map;
  if (!assignment) return <>{t('maps:assign.owner.none')}</>;
  if (!assignment.user)
    return <>{t(`maps:assign.owner.${isOpenType(mapTypes.decode(map.type_id)) ? 'open' : 'none'}`)}</>;
  const name = assignment.user.full_name;
  return <bdi>{assignment.personal ? t('maps:assign.owner.personal', { name }) : name}</bdi>;
}

/** ASSIGN-R14: the last completion only where nobody holds the map; then time out and progress say more. */
function Facts({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  const { assignment } = map;
  const addresses = map.number_lookup
    ? t('maps:assign.searched', { count: map.address_count, searched: map.searched_address_count })
    : String(map.address_count);
  const campaign = campaigns.decode(map.campaign);
  const campaignName =
    (hasCampaignName(campaign) && map.campaign_name) || t(`maps:assign.campaigns.${map.campaign}`);
  const facts: [string, ReactNode][] = assignment
    ? [
        [t('maps:assign.timeOut'), t('maps:assign.days', { count: map.time_out ?? 0 })],
        [t('maps:assign.completed'), t('maps:assign.percent', { percent: assignment.completed })],
        [t('maps:assign.addresses'), addresses],
      ]
    : [
        [t('maps:assign.last'), map.last_completed ? timeAgo(map.last_completed) : t('maps:assign.never')],
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

function Marks({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  return (
    <>
      {map.overdue && (
        <span className={classes.mark} data-tone="late">
          <IconClock aria-hidden="true" size={18} /> {t('maps:assign.overdue')}
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

/** What is seldom done, behind the dots: a sheet, which a thumb reaches. */
function More({ map, onDeed }: { map: AssignRow; onDeed: (deed: AssignDeed) => void }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const title = t('maps:assign.more', { number: map.number });
  const item = (deed: AssignDeed, words: string) => (
    <Button
      variant="default"
      onClick={() => {
        setOpened(false);
        onDeed(deed);
      }}
    >
      {words}
    </Button>
  );
  return (
    <>
      <button type="button" className={classes.more} aria-label={title} onClick={() => setOpened(true)}>
        <IconDotsVertical aria-hidden="true" />
      </button>
      {opened && (
        <Sheet
          opened
          title={title}
          closeLabel={t('shell:close')}
          onClose={() => setOpened(false)}
          footer={null}
        >
          <div className={classes.items}>
            {map.assignment?.personal && item('complete', t('maps:assign.complete'))}
            {mayCancel({ type: mapTypes.decode(map.type_id), assignment: map.assignment }) &&
              item('cancel', t('maps:assign.cancel'))}
            {item('lock', t(map.locked ? 'maps:assign.unlock' : 'maps:assign.lock'))}
            {populatedFrom(mapTypes.decode(map.type_id)) === 'preloaded' &&
              item('lookup', t(map.number_lookup ? 'maps:assign.lookupOff' : 'maps:assign.lookupOn'))}
          </div>
        </Sheet>
      )}
    </>
  );
}

function Deeds({ map, onDeed }: { map: AssignRow; onDeed: (deed: AssignDeed) => void }) {
  const { t } = useTexts();
  const { number } = map;
  if (!map.assignment)
    return map.locked ? (
      <Button variant="default" onClick={() => onDeed('lock')}>
        {t('maps:assign.unlock')}
      </Button>
    ) : (
      <Button
        variant="light"
        aria-label={t('maps:assign.assignLabel', { number })}
        onClick={() => onDeed('assign')}
      >
        {t('maps:assign.assign')}
      </Button>
    );
  return (
    <>
      <Button
        variant="default"
        aria-label={t('maps:assign.recallLabel', { number })}
        onClick={() => onDeed('recall')}
      >
        {t('maps:assign.recall')}
      </Button>
      {map.assignment.user && (
        <Button
          variant="default"
          aria-label={t('maps:assign.reassignLabel', { number })}
          onClick={() => onDeed('reassign')}
        >
          {t('maps:assign.reassign')}
        </Button>
      )}
    </>
  );
}

export interface AssignCardProps {
  map: AssignRow;
  /** What was refused last, in words. */
  problem: string | undefined;
  onDeed: (map: AssignRow, deed: AssignDeed) => void;
}

/** Drawn anew only when the map itself changed: a list of 300 is searched as one types. */
export const AssignCard = memo(function AssignCard({ map, problem, onDeed }: AssignCardProps) {
  const deed = (what: AssignDeed): void => onDeed(map, what);
  return (
    <article className={classes.card} aria-label={placeOf(map)}>
      <div className={classes.top}>
        <Link to={`/map/${encodeURIComponent(map.number)}/`} className={classes.identity}>
          <span className={classes.number} data-type={mapTypes.decode(map.type_id)}>
            {map.number}
          </span>
          <span className={classes.texts}>
            <bdi className={classes.place}>{placeOf(map)}</bdi>
            <span className={classes.owner}>
              <Owner map={map} />
            </span>
          </span>
        </Link>
        <More map={map} onDeed={deed} />
      </div>
      <Marks map={map} />
      <Facts map={map} />
      {problem && <p role="alert">{problem}</p>}
      <div className={classes.deeds}>
        <Deeds map={map} onDeed={deed} />
      </div>
    </article>
  );
});
