/** Lies over the foot of a list, above the tabs; the list ends above it, and begins where it did. */
import type { ReactNode } from 'react';
import classes from './selection.module.css';

export const FootPanel = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.foot}>
    <section className={classes.panel} aria-label={label} data-foot-panel>
      {children}
    </section>
  </div>
);
