/**
 * Bootstrap script: requests the dashboard's maps while the app's own file loads (`platform/prefetch.ts` takes
 * the answer), shows the dashboard snapshot and then starts the app. The built page inlines it (decision
 * 119), so that an old phone shows something before it has read a file.
 */
import { startColorScheme } from '#platform/color-scheme.ts';
import { textSize } from '#platform/text-size.ts';
import { announceFiles } from './announce-files.ts';
import { firstReads } from './first-reads.ts';
import { showNotStarted } from './show-not-started.ts';
import { showSnapshot } from './show-snapshot.ts';

/** After this time the app renders the dashboard itself, which takes a second on an old phone. */
const longestWaitMilliseconds = 800;

const startApp = async (): Promise<unknown> => (await import('../main.tsx')).started;

/** Resolves after the paint, so that starting the app does not delay it. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));

interface KnownSession {
  token: string;
  congregation_id: number;
  user: { id: number };
  permits: object;
}

/** Date on this phone, `YYYY-MM-DD`. */
function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Sends the first reads of a screen. */
function ask({ token, congregation_id }: KnownSession, paths: readonly string[]): void {
  const headers = { authorization: `Bearer ${token}`, 'sheaf-congregation': String(congregation_id) };
  const answers = new Map(
    paths.map((path) => [path, fetch(path, { headers }).catch(() => undefined)] as const),
  );
  window.sheafPrefetch = { token, answers };
}

async function prepare(): Promise<void> {
  startColorScheme();
  textSize.apply();
  const known = localStorage.getItem('sheaf.session');
  announceFiles(known !== null);
  if (!known) return;
  const session = JSON.parse(known) as KnownSession;
  if (location.search) return;
  const paths = firstReads(location.pathname, { user: session.user.id, day: dayHere() });
  if (paths.length > 0) ask(session, paths);
  if (location.pathname !== '/') return;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMilliseconds));
  const snapshot = showSnapshot(session, late);
  window.sheafPrefetch!.snapshot = snapshot;
  if (await snapshot) await painted();
}

/** Starts the app even if the snapshot fails; the app reports its own errors. */
const start = (): Promise<unknown> =>
  prepare()
    .catch((error: unknown) => console.warn('nothing could be shown before the app', error))
    .then(startApp)
    .catch((error: unknown) => {
      console.error('the app did not start', error);
      return showNotStarted();
    });

// Otherwise the page shows the required versions (`too-old.ts`).
if (!window.sheafTooOld) void start();
