/** The frame of a screen: the name of its tab in the browser, its title with the way back, and one column. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './page.module.css';
import { TitleBar, type TitleBarProps } from './title-bar.tsx';

export interface PageProps extends TitleBarProps {
  /** The name of its tab, where the title is one that must not stand in the history of the browser: a person's name. */
  tab?: string;
  /** As wide as the window leaves it, and arranged by the screen itself. */
  wide?: boolean;
  children: ReactNode;
}

/** The head of a page; beside a list it is another one. */
export const PageBar = createContext<ComponentType<TitleBarProps>>(TitleBar);

export function Page({ tab, wide, children, ...bar }: PageProps) {
  const { t } = useTexts();
  const Bar = useContext(PageBar);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <title>{`${tab ?? bar.title} · ${t('shell:name')}`}</title>
      <Bar {...bar} />
      {children}
    </div>
  );
}

/** The line above a list: its search, which takes what is left, and its button. */
export const Tools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
);

/** A sentence that explains; a small one explains what stands beside it. */
export const Hint = ({ small, children }: { small?: boolean; children: ReactNode }) => (
  <p className={classes.hint} data-small={small || undefined}>
    {children}
  </p>
);
