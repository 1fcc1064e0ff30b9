/** The frame of a screen: the name of its tab in the browser, its title with the way back, and one column. */
import type { ReactNode } from 'react';
import { useTexts } from '../platform/texts.ts';
import classes from './page.module.css';
import { TitleBar, type TitleBarProps } from './title-bar.tsx';

export function Page({ children, ...bar }: TitleBarProps & { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <title>{`${bar.title} · ${t('shell:name')}`}</title>
      <TitleBar {...bar} />
      {children}
    </div>
  );
}

/** The line above a list: its search, which takes what is left, and its button. */
export const Tools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
);

/** A sentence that explains. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={classes.hint}>{children}</p>;
