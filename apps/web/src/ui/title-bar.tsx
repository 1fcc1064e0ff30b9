/** Title bar of a screen: title, back link, at most two icons. */
import { backTarget } from '@sheaf/rules/dashboard/dashboard/back-target';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { type MouseEvent, memo, type ReactNode, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { useTexts } from '#platform/texts.ts';
import { visited } from '#platform/visited.ts';
import { HelpButton } from './help-button.tsx';
import { isForBrowser, Link } from './link.tsx';
import classes from './title-bar.module.css';

export interface TitleBarProps {
  title: string;
  line?: string | undefined;
  /** Shows the link back to the screen before, or after a link from outside to the list of the screen. */
  back?: boolean;
  actions?: ReactNode;
  /** The title depends on the time of day and is left out of the snapshot. */
  timely?: boolean;
}

/** Memoised, so that it does not render with every change of its screen. */
export const TitleBar = memo(function TitleBar(props: TitleBarProps) {
  const { title, line, back = false, actions, timely = false } = props;
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { navigator } = useContext(NavigationContext);
  const to = back ? backTarget(pathname) : null;
  const returnTo = (event: MouseEvent, delta: number | null): void => {
    if (delta === null || isForBrowser(event)) return;
    event.preventDefault();
    navigator.go(delta);
  };
  return (
    <header className={classes.bar}>
      {to && (
        <Link
          to={to}
          className={classes.back}
          aria-label={t('shell:back')}
          onClick={(event) => returnTo(event, visited.delta(pathname))}
        >
          <IconChevronLeft aria-hidden="true" />
        </Link>
      )}
      <div className={classes.titles} data-snapshot={timely ? snapshotMarks.placeOnly : undefined}>
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {line && <p className={classes.line}>{line}</p>}
      </div>
      <div className={classes.actions}>
        {actions}
        <HelpButton />
      </div>
    </header>
  );
});
