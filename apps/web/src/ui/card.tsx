/** A flat card that groups rows. */
import type { ReactNode } from 'react';
import classes from './card.module.css';

export function Card({
  children,
  label,
  padded = false,
}: {
  children: ReactNode;
  label?: string;
  padded?: boolean;
}) {
  return (
    <section className={padded ? `${classes.card} ${classes.padded}` : classes.card} aria-label={label}>
      {children}
    </section>
  );
}

export function Section({
  title,
  label = title,
  aside,
  children,
}: {
  title: string;
  /** Accessible name, if several sections of a screen share a title. */
  label?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section} aria-label={label}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
