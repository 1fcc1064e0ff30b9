/** Dims the window around a hole and keeps taps from what lies under it; the hole lets them through where a step waits for one. */
import type { Box } from '@sheaf/rules/dashboard/tour-card';
import classes from './welcome-tour.module.css';

export function Veil({ hole, open }: { hole: Box | null; open: boolean }) {
  if (!hole) return <div className={classes.veil} />;
  const { left, top, width, height } = hole;
  return (
    <>
      <div className={classes.guard} style={{ top: 0, height: top, left: 0, right: 0 }} />
      <div className={classes.guard} style={{ top: top + height, bottom: 0, left: 0, right: 0 }} />
      <div className={classes.guard} style={{ top, height, left: 0, width: left }} />
      <div className={classes.guard} style={{ top, height, left: left + width, right: 0 }} />
      <div
        className={classes.hole}
        data-hole
        data-open={open || undefined}
        style={{ left, top, width, height }}
      />
    </>
  );
}
