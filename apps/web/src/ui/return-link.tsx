/** The way back to where a list of steps is, for whoever came from there: a screen that is also opened by itself shows none. */
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Link } from './link.tsx';

export interface ReturnLinkProps {
  /** What the address says of it: `?moving-in`. */
  from: string;
  to: string;
  label: string;
}

/** Whoever has this way on first goes it: what stands beside it is lighter then. */
export const useCameFrom = (from: string): boolean => useSearchParams()[0].has(from);

export function ReturnLink({ from, to, label }: ReturnLinkProps) {
  if (!useCameFrom(from)) return null;
  return (
    <Button component={Link} to={to}>
      {label}
    </Button>
  );
}
