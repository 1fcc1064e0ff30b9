/** A map on the ground: its border, its streets, and where one stands (X-POLYGON). Works from the encrypted cache. */

import { Button } from '@mantine/core';
import { contains } from '@sheaf/rules/borders/border';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useParams } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { Basemap } from '../../ui/basemap.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { areasOf, planView } from './basemap-view.ts';
import { type Plan, useMapPlan } from './borders.queries.ts';
import classes from './ground.module.css';
import { useWhereabouts, type Whereabouts } from './use-whereabouts.ts';

/** In words what the dot shows: whose ground it is one stands on. */
function useWhereWords(plan: Plan, where: Whereabouts): string {
  const { t } = useTexts();
  if (where.state === 'off') return plan.map.border ? '' : t('territory:ground.noBorder');
  if (where.state !== 'found') return t(`territory:ground.${where.state}`);
  const metres = where.accuracyMetres;
  const inside = (border: Plan['map']['border']): boolean => border !== null && contains(border, where.at);
  if (inside(plan.map.border)) return t('territory:ground.inside', { number: plan.map.number, metres });
  const other = plan.neighbours.find(({ border }) => inside(border));
  if (other) return t('territory:ground.inside', { number: other.number, metres });
  return t('territory:ground.outside', { number: plan.map.number, metres });
}

function Ground({ plan }: { plan: Plan }) {
  const { t } = useTexts();
  const { where, flip } = useWhereabouts();
  const words = useWhereWords(plan, where);
  const found = where.state === 'found' ? where.at : null;
  return (
    <>
      <div className={classes.map}>
        <Basemap
          label={t('territory:ground.label', { number: plan.map.number })}
          tiles={plan.tiles}
          areas={areasOf([...plan.neighbours, plan.map], plan.map.map_id)}
          roads={plan.roads}
          houses={plan.houses}
          me={found}
          view={planView(plan)}
          fallback={<p>{t('territory:ground.noMap')}</p>}
        />
      </div>
      <div className={classes.bar}>
        <p role="status" className={classes.words}>
          {words}
        </p>
        <Button
          leftSection={<IconCurrentLocation aria-hidden="true" size={20} />}
          variant={where.state === 'off' ? 'filled' : 'default'}
          loading={where.state === 'looking'}
          onClick={flip}
        >
          {where.state === 'off' ? t('territory:ground.whereAmI') : t('territory:ground.stop')}
        </Button>
      </div>
    </>
  );
}

export function BasemapScreen() {
  const { t } = useTexts();
  const { number = '' } = useParams();
  const plan = useMapPlan(number);
  return (
    <Page title={t('territory:ground.title', { number })} line={plan.data?.map.place ?? ' '} back wide>
      <div className={classes.page}>
        <QueryState query={plan} skeleton={{ height: 420 }}>
          {(known) => <Ground plan={known} />}
        </QueryState>
      </div>
    </Page>
  );
}
