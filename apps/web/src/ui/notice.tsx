/** Notices: an error, an empty list, a hint. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

export function ErrorNotice({
  title,
  children,
  action,
}: {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.error} role="alert">
      <IconAlertTriangle aria-hidden="true" className={classes.sign} />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        <p>{children}</p>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}

/** An open decision; not an error. */
export function OpenNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.open} role="status">
      <IconHelpCircle aria-hidden="true" className={classes.sign} />
      <div>
        {children}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}

export function EmptyState({
  icon,
  children,
  action,
}: {
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.empty} data-empty>
      <span className={classes.emptyIcon}>{icon}</span>
      <p>{children}</p>
      {action}
    </div>
  );
}
