/** Arrow keys move the focus between the rows of a list, and from its search into the rows. */
import type { KeyboardEvent } from 'react';

export const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const rows = rowsOf(event.currentTarget);
  const at = rows.indexOf(target);
  const searching = target.matches('input[type="search"]') && step === 1;
  if (!step || event.defaultPrevented || (at < 0 && !searching)) return;
  event.preventDefault();
  rows[at + step]?.focus();
}
