/** The key N moves to the next unfilled duty of the screen, after the focused one or from the top. */
import { useEffect } from 'react';
import { openPlace } from './open-place.tsx';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

const isAfter = (element: Node, other: Node): boolean =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function moveToNext(event: KeyboardEvent): void {
  const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
  const elsewhere = isTyped(event.target) || document.querySelector('[role="dialog"]') !== null;
  if (event.key.toLowerCase() !== 'n' || !plain || elsewhere) return;
  const places = [...document.querySelectorAll<HTMLElement>(`[${openPlace}]`)];
  const from = document.activeElement ?? document.body;
  const next = places.find((place) => isAfter(place, from) && !from.contains(place)) ?? places[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

export function useNextPlaceKey(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', moveToNext);
    return () => document.removeEventListener('keydown', moveToNext);
  }, [enabled]);
}
