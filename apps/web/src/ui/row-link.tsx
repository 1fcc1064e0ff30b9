/** A list row that links to its detail and is marked while the detail is open next to it. */
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import { useShowSought } from './sought-row.ts';

export interface RowLinkProps {
  to: string;
  className: string | undefined;
  /** -1 in a list that is one tab stop. */
  tabIndex?: number;
  children: ReactNode;
}

/** True for the detail itself and pages below it. */
const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(to.endsWith('/') ? to : `${to}/`);

export const RowLink = ({ to, className, tabIndex, children }: RowLinkProps) => {
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useShowSought(() => link.current);
  return (
    <Link
      ref={link}
      to={to}
      className={className}
      tabIndex={tabIndex}
      data-row=""
      aria-current={isWithin(pathname, to) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
};
