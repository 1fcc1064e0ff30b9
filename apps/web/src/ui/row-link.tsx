/** A row of a list that leads to its detail; beside the open detail it is marked as the chosen one. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

export interface RowLinkProps {
  to: string;
  className: string | undefined;
  children: ReactNode;
}

export const RowLink = ({ to, className, children }: RowLinkProps) => (
  <NavLink to={to} className={className} data-row="">
    {children}
  </NavLink>
);
