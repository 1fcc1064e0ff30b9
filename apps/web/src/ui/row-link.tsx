/** A row of a list that leads to its detail; beside the open detail it is marked as the chosen one. */
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import { useShowSought } from './sought-row.ts';

export interface RowLinkProps {
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** The detail itself, or what lies in it. */
const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(to.endsWith('/') ? to : `${to}/`);

export const RowLink = ({ to, className, children }: RowLinkProps) => {
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useShowSought(() => link.current);
  return (
    <Link
      ref={link}
      to={to}
      className={className}
      data-row=""
      aria-current={isWithin(pathname, to) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
};
