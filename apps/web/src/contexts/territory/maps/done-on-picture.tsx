/**
 * Tints and ticks the completed blocks at their places on the picture of a map, if it is aligned with the
 * ground.
 */
import { pathOnPicture, placeOnPicture } from '@sheaf/rules/territory/borders/on-picture';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMapPlan } from '#contexts/territory/borders/map-plan.api.ts';
import classes from './done-on-picture.module.css';
import type { MapRow } from './map-labels.ts';

export interface DoneOnPictureProps {
  number: string;
  picture: NonNullable<MapRow['asset']>;
  /** Numbers of completed blocks. */
  done: readonly number[];
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/**
 * Hidden from screen readers, because the legend has the same content. Renders nothing if the picture is not
 * the aligned one.
 */
export function DoneOnPicture({ number, picture: { location, width, height }, done }: DoneOnPictureProps) {
  const plan = useMapPlan(number).data;
  if (plan?.picture_place?.picture !== location) return null;
  const place = placeOnPicture(plan.picture_place.bounds, { width, height });
  const blocks = plan.blocks.filter(({ block }) => done.includes(block));
  return (
    <div className={classes.done} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={classes.areas}
      >
        {blocks.map(({ block, area }) => area && <path key={block} d={pathOnPicture(area, place)} />)}
      </svg>
      {blocks.map(({ block, at }) => {
        const [x, y] = place(at);
        return (
          <span
            key={block}
            className={classes.tick}
            style={{ left: percent(x, width), top: percent(y, height) }}
          >
            <IconCheck size={10} stroke={4} />
          </span>
        );
      })}
    </div>
  );
}
