/** Keeps how the dashboard looks now; see `snapshot.ts`. */
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { session } from '../session.ts';
import { type Snapshot, snapshotFlag, snapshotMarks, snapshotName, stylesOfPage } from './snapshot.ts';

const settledMilliseconds = 2000;
/** Of a list of more maps than this the snapshot would take as long to read as the app. */
const mostCharacters = 400_000;

const marked = (mark: string): string => `[data-snapshot="${mark}"]`;

/** Of a part that begins below the screen the browser keeps the place, and lays out what is in it when somebody scrolls there. */
function leaveUntilSeen(part: HTMLElement, copy: HTMLElement): void {
  const { top, height } = part.getBoundingClientRect();
  if (top + scrollY < innerHeight) return;
  copy.style.contentVisibility = 'auto';
  copy.style.containIntrinsicBlockSize = `${height}px`;
}

/** What stands on the screen, less what the app would not draw first: questions, answers, and what time of day it is. */
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

/** Once nothing has changed for a while. */
export function keepSnapshot(): void {
  clearTimeout(planned);
  planned = setTimeout(() => void keep(), settledMilliseconds);
}
