/** Dims the window around a hole and blocks taps; the hole is open to taps if the step waits for one. */
import type { Box } from '@sheaf/rules/dashboard/dashboard/tour-card';
import classes from './tour-card.module.css';

export interface VeilProps {
  hole: Box | null;
  open: boolean;
  /** Called for a tap anywhere; screen reader users have a button instead. */
  onTap?: (() => void) | undefined;
}

export function Veil({ hole, open, onTap }: VeilProps) {
  if (!hole) return <div className={classes.veil} onPointerUp={onTap} />;
  const { left, top, width, height } = hole;
  return (
    <>
      <div className={classes.guard} onPointerUp={onTap} style={{ top: 0, height: top, left: 0, right: 0 }} />
      <div
        className={classes.guard}
        onPointerUp={onTap}
        style={{ top: top + height, bottom: 0, left: 0, right: 0 }}
      />
      <div className={classes.guard} onPointerUp={onTap} style={{ top, height, left: 0, width: left }} />
      <div
        className={classes.guard}
        onPointerUp={onTap}
        style={{ top, height, left: left + width, right: 0 }}
      />
      <div
        className={classes.hole}
        data-hole
        data-open={open || undefined}
        onPointerUp={onTap}
        style={{ left, top, width, height }}
      />
    </>
  );
}
