/**
 * Placeholders with the dimensions of the content while it loads. They appear after 300 ms, so that quick
 * answers do not flash.
 */
import classes from './skeleton.module.css';

export function Skeleton({
  height,
  count = 1,
  columns = 1,
}: {
  height: number;
  count?: number;
  columns?: number;
}) {
  return (
    <div
      className={classes.grid}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      aria-hidden="true"
      data-skeleton=""
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
        <div key={index} className={classes.shape} style={{ blockSize: height }} />
      ))}
    </div>
  );
}
