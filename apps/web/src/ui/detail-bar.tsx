/** Heading of a detail next to its list, with a close button. Takes the focus when opened from the list. */
import { backTarget } from '@sheaf/rules/dashboard/dashboard/back-target';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { detailTitle } from './detail-title.ts';
import { Link } from './link.tsx';
import classes from './list-detail.module.css';
import type { TitleBarProps } from './title-bar.tsx';

export function DetailBar({ title, line, actions }: TitleBarProps) {
  const { t } = useTexts();
  const { pathname, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const named = title.trim() !== '';
  // The first page of a visit was not opened from the list.
  const opened = useRef(key !== 'default');
  useEffect(() => {
    if (named && opened.current) heading.current?.focus({ preventScroll: true });
  }, [named]);
  return (
    <header className={classes.bar}>
      <div className={classes.titles}>
        <h2 ref={heading} id={detailTitle} className={classes.title} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h2>
        {line && <p className={classes.line}>{line}</p>}
      </div>
      <div className={classes.actions}>
        {actions}
        <Link to={backTarget(pathname) ?? '/'} className={classes.close} aria-label={t('shell:close')}>
          <IconX aria-hidden="true" />
        </Link>
      </div>
    </header>
  );
}
