/** Title bar of a screen: title, back link, at most two icons. */
import { backTarget } from '@sheaf/rules/dashboard/dashboard/back-target';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { useTexts } from '#platform/texts.ts';
import { HelpButton } from './help-button.tsx';
import { Link } from './link.tsx';
import classes from './title-bar.module.css';

export interface TitleBarProps {
  title: string;
  line?: string | undefined;
  /** Shows the back link; its target does not depend on how the screen was reached (COMMON-R24). */
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
  const to = back ? backTarget(pathname) : null;
  return (
    <header className={classes.bar}>
      {to && (
        <Link to={to} className={classes.back} aria-label={t('shell:back')}>
          <IconChevronLeft aria-hidden="true" className={classes.flip} />
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
