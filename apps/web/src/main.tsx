/** App entry: takes a link out of the address bar, then starts the app. */
import './app/tokens.css';
import './app/base.css';
import '#platform/texts.ts';
import { createRoot } from 'react-dom/client';
import { recallCongregation } from '#contexts/people/congregations/congregations.api.ts';
import { prefetchMaps, recallMaps } from '#contexts/territory/maps/map-reads.api.ts';
import { prefetchAlerts, recallAlerts } from '#platform/alerts.ts';
import { firstDrawing } from '#platform/first-drawing.ts';
import { startWordings } from '#platform/follow-wordings.ts';
import { startLanguage } from '#platform/language.ts';
import { startLive } from '#platform/live.ts';
import { recoverMissingFiles } from '#platform/missing-files.ts';
import { loadOperations } from '#platform/operations.ts';
import { startBadge } from '#platform/outbox/badge.ts';
import { startOutbox } from '#platform/outbox/outbox.ts';
import { pageRead } from '#platform/page-read.ts';
import { dropPrefetched } from '#platform/prefetch.ts';
import { startPush } from '#platform/push.ts';
import { onSessionChange, session } from '#platform/session.ts';
import { nameStartPicture } from '#platform/start-picture.ts';
import { takeLink } from '#platform/take-link.ts';
import { startUpdates } from '#platform/update.ts';
import { App, fetchDomainRoutes, loadSignedIn } from './app/app.tsx';
import { followForcedColors } from './app/forced-colors.ts';
import { isOpenPage } from './bootstrap/open-pages.ts';

const longestWaitMilliseconds = 150;
const outboxAfterMilliseconds = 1500;
const settingsAfterMilliseconds = 2500;
const liveAfterMilliseconds = 5000;

/**
 * Runs after the first paint and its requests, because it opens a long-lived connection and loads other
 * screens' needs.
 */
function goLive(wasSignedIn: boolean): void {
  dropPrefetched();
  startLive();
  startWordings();
  nameStartPicture();
  void startUpdates();
  // A sign-in by link has just shown the start (AUTH-S1).
  if (!wasSignedIn) return;
  import('#platform/start-up.ts').then(
    ({ startUp }) => startUp(),
    (error: unknown) => console.warn('the start could not be loaded', error),
  );
}

function fetchOperations(): void {
  loadOperations().catch((error: unknown) => console.info('how to call the rest comes later', error));
}

/** The dashboard follows the sign-in, so its maps are prefetched during the start animation. */
function readMapsAtSignIn(): void {
  let known = session.get() !== null;
  onSessionChange(() => {
    const next = session.get() !== null;
    if (next && !known) {
      loadSignedIn().catch((error: unknown) => console.info('the dashboard is loaded when it opens', error));
      void prefetchMaps();
      prefetchAlerts();
    }
    known = next;
  });
}

/** Resolves when the app is rendered, with whether a person was signed in before. */
async function start(): Promise<boolean> {
  takeLink();
  const language = startLanguage();
  const recalled = Promise.all([recallCongregation(), recallAlerts()]);
  const wasSignedIn = session.get() !== null;
  const frame = wasSignedIn && !isOpenPage(location.pathname) ? loadSignedIn() : undefined;
  const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds));
  const prefetched = window.sheafPrefetch;
  if (prefetched?.snapshot) {
    const asked = prefetchMaps();
    const isDrawn = await prefetched.snapshot;
    // A history entry with state is a return to a page, which restores that state.
    if (!isDrawn && history.state === null) firstDrawing.begin();
    // Over the snapshot, the cached list of maps is enough; otherwise the prefetch has mostly been
    // answered by now.
    await (isDrawn ? recallMaps() : Promise.race([asked, longest]));
  }
  await language;
  await Promise.race([recalled, longest]);
  await frame;
  await pageRead();
  createRoot(document.getElementById('root')!).render(<App />);
  return wasSignedIn;
}

function workOn(wasSignedIn: boolean): void {
  followForcedColors();
  recoverMissingFiles();
  readMapsAtSignIn();
  setTimeout(startOutbox, outboxAfterMilliseconds);
  setTimeout(fetchOperations, outboxAfterMilliseconds);
  setTimeout(fetchDomainRoutes, settingsAfterMilliseconds);
  startBadge();
  startPush();
  setTimeout(() => goLive(wasSignedIn), liveAfterMilliseconds);
}

/** Rejects if nothing can be shown; the bootstrap script then shows the error page. */
export const started = start();
// Not part of `started`: a failure after the first render must not replace the screen.
void started.then(workOn);
