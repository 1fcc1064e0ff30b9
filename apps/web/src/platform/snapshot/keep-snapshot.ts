/** Stores a snapshot of the dashboard; see `snapshot.ts`. */
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { session } from '../session.ts';
import { type Snapshot, snapshotFlag, snapshotMarks, snapshotName, stylesOfPage } from './snapshot.ts';

const settledMilliseconds = 2000;
/** A larger snapshot would take as long to read as the app itself. */
const mostCharacters = 400_000;

const marked = (mark: string): string => `[data-snapshot="${mark}"]`;

/**
 * Parts below the screen get `content-visibility` with their size, so that the browser lays them out on
 * scrolling.
 */
function leaveUntilSeen(part: HTMLElement, copy: HTMLElement): void {
  const { top, height } = part.getBoundingClientRect();
  if (top + scrollY < innerHeight) return;
  copy.style.contentVisibility = 'auto';
  copy.style.containIntrinsicBlockSize = `${height}px`;
}

/**
 * Returns the HTML on the screen without the parts that must not be restored: prompts, results and the
 * time-dependent greeting.
 */
export function takeSnapshot(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll<HTMLElement>(marked(snapshotMarks.whenSeen));
  for (const [index, part] of root.querySelectorAll<HTMLElement>(marked(snapshotMarks.whenSeen)).entries())
    leaveUntilSeen(part, copies[index]!);
  for (const part of copy.querySelectorAll(marked(snapshotMarks.leaveOut))) part.remove();
  for (const part of copy.querySelectorAll<HTMLElement>(marked(snapshotMarks.placeOnly)))
    part.style.visibility = 'hidden';
  // Links work without the app, buttons do not.
  for (const part of copy.querySelectorAll('button, input')) part.setAttribute('inert', '');
  return copy.innerHTML;
}

const isWhole = (root: HTMLElement): boolean =>
  location.pathname === '/' &&
  document.querySelector('[role="dialog"], dialog[open]') === null &&
  Array.from(root.querySelectorAll('input')).every(({ value }) => value === '');

async function keep(): Promise<void> {
  const root = document.getElementById('root');
  if (!root || !session.get() || !isWhole(root)) return;
  const html = takeSnapshot(root);
  if (html.length > mostCharacters) return;
  const { lang, dir } = document.documentElement;
  await encryptedCache.put(snapshotName, { lang, dir, html } satisfies Snapshot);
  localStorage.setItem(snapshotFlag, stylesOfPage());
}

let planned: ReturnType<typeof setTimeout> | undefined;

/** Stores a snapshot after a while without changes. */
export function keepSnapshot(): void {
  clearTimeout(planned);
  planned = setTimeout(() => void keep(), settledMilliseconds);
}
