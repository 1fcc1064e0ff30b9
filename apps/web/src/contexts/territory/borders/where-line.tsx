/** Describes the current position: the map it is in, or distance and direction of the map (TERR-R29). */

import { type Bearing, bearingTo, spokenDistance } from '@sheaf/rules/territory/borders/bearing';
import { contains } from '@sheaf/rules/territory/borders/border';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { type Translate, useTexts } from '#platform/texts.ts';
import type { Plan } from './borders.queries.ts';
import classes from './ground.module.css';
import type { FoundPosition, Whereabouts } from './use-whereabouts.ts';

type Border = Plan['map']['border'];

const inside = (border: Border, { at }: FoundPosition): boolean => border !== null && contains(border, at);

/** Null inside the map, and if its location is unknown. */
export function bearingToMap({ map, roads }: Plan, found: FoundPosition): Bearing | null {
  if (inside(map.border, found)) return null;
  return bearingTo(found.at, map.border ? map.border.flat() : roads.flatMap(({ lines }) => lines));
}

function whereText(t: Translate, plan: Plan, where: Whereabouts, bearing: Bearing | null): string {
  const { number } = plan.map;
  if (where.state === 'off') {
    if (plan.start && plan.start.of !== 'map') return t(`territory:ground.from.${plan.start.of}`, { number });
    return plan.map.border ? '' : t('territory:ground.noBorder');
  }
  if (where.state !== 'found') return t(`territory:ground.${where.state}`);
  const metres = where.accuracyMetres;
  if (inside(plan.map.border, where)) return t('territory:ground.inside', { number, metres });
  const other = plan.neighbours.find(({ border }) => inside(border, where));
  const first = other
    ? t('territory:ground.inside', { number: other.number, metres })
    : t('territory:ground.accuracy', { metres });
  if (!bearing) return `${first} ${t('territory:ground.noBorder')}`;
  const { unit, value } = spokenDistance(bearing.metres);
  const there = t(plan.map.border ? 'territory:ground.way' : 'territory:ground.wayToStreet', {
    number,
    distance: t(`territory:ground.${unit}`, { value }),
    direction: t(`territory:ground.direction.${bearing.direction}`),
  });
  return `${first} ${there}`;
}

export function WhereLabels({ plan, where, done }: { plan: Plan; where: Whereabouts; done: string }) {
  const { t } = useTexts();
  const way = where.state === 'found' ? bearingToMap(plan, where) : null;
  const words = whereText(t, plan, where, way);
  return (
    <div className={classes.said}>
      {way && (
        <IconArrowUp
          aria-hidden="true"
          size={28}
          className={classes.arrow}
          style={{ rotate: `${Math.round(way.degrees)}deg` }}
        />
      )}
      <div>
        <p role="status" className={classes.text}>
          {words}
        </p>
        {done && <p className={classes.done}>{done}</p>}
      </div>
    </div>
  );
}
