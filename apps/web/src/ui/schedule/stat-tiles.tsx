/** Row of figures with labels below. */
import classes from './stat-tiles.module.css';

export interface StatTile {
  label: string;
  value: number | string;
}

export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value }) => (
        <div key={label} className={classes.tile}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
