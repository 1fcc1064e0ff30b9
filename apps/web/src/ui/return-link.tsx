/** Link back to a checklist, shown only to people who came from it. */
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Link } from './link.tsx';

export interface ReturnLinkProps {
  /** Query parameter that marks the origin: `?moving-in`. */
  from: string;
  to: string;
  label: string;
}

/** True if the person came from the checklist: the return link is then the primary button of the page. */
export const useCameFrom = (from: string): boolean => useSearchParams()[0].has(from);

export function ReturnLink({ from, to, label }: ReturnLinkProps) {
  if (!useCameFrom(from)) return null;
  return (
    <Button component={Link} to={to}>
      {label}
    </Button>
  );
}
