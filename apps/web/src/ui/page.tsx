/** Layout of a screen: document title, title bar with back link, and one column. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import classes from './page.module.css';
import { TitleBar, type TitleBarProps } from './title-bar.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export interface PageProps extends TitleBarProps {
  /** Document title, for screens whose title must not appear in the browser history: a person's name. */
  tab?: string;
  /** Full width; the screen arranges its own columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Title bar of a page; a detail next to its list has another one. */
export const PageBar = createContext<ComponentType<TitleBarProps>>(TitleBar);

export function Page({ tab, wide, children, ...bar }: PageProps) {
  const Bar = useContext(PageBar);
  useDocumentTitle(tab ?? bar.title);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <Bar {...bar} />
      {children}
    </div>
  );
}

/** Row above a list: the search field, which grows, and a button. */
export const Tools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
);

/** Explanatory text; a small one explains its neighbour. */
export const Hint = ({ small, children }: { small?: boolean; children: ReactNode }) => (
  <p className={classes.hint} data-small={small || undefined}>
    {children}
  </p>
);
