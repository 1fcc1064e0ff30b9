/**
 * Link within the app; the address begins with a slash. The router's own link resolves every address against
 * the surrounding routes, which took a sixth of the first render of the dashboard on an old phone.
 */
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The browser handles it: new tab, new window or download. */
export const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

const isOpen = (to: string): boolean =>
  to === window.location.pathname + window.location.search + window.location.hash;

export function Link({ to, onClick, ...anchor }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        // An open address adds no history entry.
        if (isOpen(to)) navigator.replace(to);
        else navigator.push(to);
      }}
    />
  );
}
