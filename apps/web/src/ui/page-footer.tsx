/** The buttons at the foot of a screen: above the tabs of a phone, at the foot of the window beside a list. */
import type { ReactNode } from 'react';
import classes from './page-footer.module.css';

export const PageFooter = ({ children }: { children: ReactNode }) => (
  <div className={classes.footer} data-foot>
    {children}
  </div>
);
