/** The head of a screen: where one is, the way back, at most two icons. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './title-bar.module.css';

export interface TitleBarProps {
  title: string;
  line?: string | undefined;
  back?: { to: string; label: string };
  actions?: ReactNode;
}

export function TitleBar({ title, line, back, actions }: TitleBarProps) {
  return (
    <header className={classes.bar}>
      {back && (
        <Link to={back.to} className={classes.back} aria-label={back.label}>
          <IconChevronLeft aria-hidden="true" className={classes.flip} />
        </Link>
      )}
      <div className={classes.titles}>
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {line && <p className={classes.line}>{line}</p>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}
