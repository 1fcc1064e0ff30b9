/**
 * Buttons and links of the first paint and of long lists: they look like Mantine's and render in a fraction
 * of the time.
 */
import type { ReactNode } from 'react';
import classes from './action-button.module.css';
import { Link } from './link.tsx';

type Variant = 'filled' | 'light' | 'default';

export interface ActionButtonProps {
  variant?: Variant;
  /** Pending: further presses are ignored. */
  loading?: boolean;
  disabled?: boolean;
  /** Accessible name, if the visible text alone is ambiguous. */
  label?: string;
  /** Language of its text, if it is not that of the screen. */
  lang?: string;
  pressed?: boolean;
  /** Submits its form. */
  submits?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

export function ActionButton({
  variant = 'filled',
  loading,
  disabled,
  label,
  lang,
  pressed,
  submits,
  onClick,
  children,
}: ActionButtonProps) {
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={classes.button}
      data-variant={variant}
      data-loading={loading || undefined}
      aria-label={label}
      lang={lang}
      aria-pressed={pressed}
      disabled={disabled || loading}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** `to` navigates within the app; `href` opens an external page in a new tab. */
export type ActionLinkProps = {
  variant?: Variant;
  /** Accessible name, if the visible text alone is ambiguous. */
  label?: string;
  children: ReactNode;
} & ({ to: string } | { href: string });

export function ActionLink({ variant = 'filled', label, children, ...target }: ActionLinkProps) {
  const look = { className: classes.button, 'data-variant': variant, 'aria-label': label };
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
