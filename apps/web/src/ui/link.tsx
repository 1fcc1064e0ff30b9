/**
 * A link to another address of the app, which begins with a slash. The router's own link resolves each address against the routes around it,
 * which took a sixth of the first drawing of the dashboard on an old phone.
 */
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The browser opens it itself: in a new tab, in a window, as a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
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
        // What is open already takes no further step back.
        if (isOpen(to)) navigator.replace(to);
        else navigator.push(to);
      }}
    />
  );
}
