/**
 * Content of a list in the pane next to it, shown while no detail is open (decision 194). The list renders
 * it, so it follows the search and filters of the list.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Undefined without a pane: below 1100 px. Null while a detail occupies the pane. */
export const PanePlace = createContext<HTMLElement | null | undefined>(undefined);

export interface InPaneProps {
  children: ReactNode;
  /** Without a pane the content stays within the list; otherwise it is left out. */
  inline?: boolean;
}

export function InPane({ children, inline = false }: InPaneProps) {
  const place = useContext(PanePlace);
  if (place === undefined) return inline && children;
  return place && createPortal(children, place);
}
