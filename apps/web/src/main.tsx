/** First light: takes a link out of the address bar, then starts the app. */
import './app/tokens.css';
import './app/base.css';
import '#platform/texts.ts';
import { createRoot } from 'react-dom/client';
import { recallCongregation } from '#contexts/people/congregations/congregations.api.ts';
import { prefetchMaps, recallMaps } from '#contexts/territory/maps/map-list.api.ts';
import { firstDrawing } from '#platform/first-drawing.ts';
import { startWordings } from '#platform/follow-wordings.ts';
import { startLanguage } from '#platform/language.ts';
import { startLive } from '#platform/live.ts';
import { recoverMissingFiles } from '#platform/missing-files.ts';
import { loadOperations } from '#platform/operations.ts';
import { startBadge } from '#platform/outbox/badge.ts';
import { startOutbox } from '#platform/outbox/outbox.ts';
import { pageRead } from '#platform/page-read.ts';
import { startPush } from '#platform/push.ts';
import { onSessionChange, session } from '#platform/session.ts';
import { nameStartPicture } from '#platform/start-picture.ts';
import { takeLink } from '#platform/take-link.ts';
import { startUpdates } from '#platform/update.ts';
import { App, fetchDomainRoutes } from './app/app.tsx';

const longestWaitMilliseconds = 150;
const outboxAfterMilliseconds = 1500;
const settingsAfterMilliseconds = 2500;
const liveAfterMilliseconds = 5000;

/** The first paint and what it loads come before a channel that stays open, and before what other screens will want. */
function goLive(wasSignedIn: boolean): void {
  startLive();
  startWordings();
  nameStartPicture();
  void startUpdates();
  // Whoever comes in by a link has just seen the start (AUTH-S1).
  if (!wasSignedIn) return;
  import('#platform/start-up.ts').then(
    ({ startUp }) => startUp(),
    (error: unknown) => console.warn('the start could not be loaded', error),
  );
}

/** Before anything is done that must not wait for them. */
function fetchOperations(): void {
  loadOperations().catch((error: unknown) => console.info('how to call the rest comes later', error));
}

/** The dashboard comes next, so its maps are asked for while the start is still counted. */
function readMapsAtSignIn(): void {
  let known = session.get() !== null;
  onSessionChange(() => {
    const next = session.get() !== null;
    if (next && !known) void prefetchMaps();
    known = next;
  });
}

/** Ends when the app is drawn; whether somebody was signed in before. */
async function start(): Promise<boolean> {
  takeLink();
  const language = startLanguage();
  const recalled = recallCongregation();
  const wasSignedIn = session.get() !== null;
  const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds));
  const prefetched = window.sheafPrefetch;
  if (prefetched) {
    const asked = prefetchMaps();
    const isDrawn = await prefetched.snapshot;
    // Whoever comes back to a page finds the state it left.
    if (!isDrawn && history.state === null) firstDrawing.begin();
    // Over the dashboard of last time its maps are drawn, not their places; else those asked for early are mostly there by now.
    await (isDrawn ? recallMaps() : Promise.race([asked, longest]));
  }
  await language;
  await Promise.race([recalled, longest]);
  await pageRead();
  createRoot(document.getElementById('root')!).render(<App />);
  return wasSignedIn;
}

function workOn(wasSignedIn: boolean): void {
  recoverMissingFiles();
  readMapsAtSignIn();
  setTimeout(startOutbox, outboxAfterMilliseconds);
  setTimeout(fetchOperations, outboxAfterMilliseconds);
  setTimeout(fetchDomainRoutes, settingsAfterMilliseconds);
  startBadge();
  startPush();
  setTimeout(() => goLive(wasSignedIn), liveAfterMilliseconds);
}

/** Rejects where nothing can be shown; the early script says so. */
export const started = start();
// By itself: what fails once the app is drawn takes nothing from the screen.
void started.then(workOn);
