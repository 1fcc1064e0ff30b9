/** Buttons at the foot of a screen: above the tabs on a phone, at the bottom of the window next to a list. */
import type { ReactNode } from 'react';
import classes from './page-footer.module.css';

export const PageFooter = ({ children }: { children: ReactNode }) => (
  <div className={classes.footer} data-foot>
    {children}
  </div>
);
