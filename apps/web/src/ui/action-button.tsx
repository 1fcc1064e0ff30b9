/** Buttons and links of the first paint and of long lists, which look like Mantine's and are drawn in a fraction of the time. */
import type { ReactNode } from 'react';
import classes from './action-button.module.css';
import { Link } from './link.tsx';

type Variant = 'filled' | 'light' | 'default';

export interface ActionButtonProps {
  variant?: Variant;
  /** Waits for the answer to the press; takes no other meanwhile. */
  loading?: boolean;
  disabled?: boolean;
  /** What is read aloud, where the word alone does not say what it belongs to. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

export function ActionButton({
  variant = 'filled',
  loading,
  disabled,
  label,
  onClick,
  children,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-variant={variant}
      data-loading={loading || undefined}
      aria-label={label}
      disabled={disabled || loading}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Within the app with `to`, to another place with `href`, which opens beside it. */
export type ActionLinkProps = { variant?: Variant; children: ReactNode } & (
  | { to: string }
  | { href: string }
);

export function ActionLink({ variant = 'filled', children, ...target }: ActionLinkProps) {
  const look = { className: classes.button, 'data-variant': variant };
  return 'to' in target ? (
    <Link to={target.to} {...look}>
      {children}
    </Link>
  ) : (
    <a href={target.href} target="_blank" rel="noreferrer" {...look}>
      {children}
    </a>
  );
}
