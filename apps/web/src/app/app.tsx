/** Providers and routes of the first paint. Every other screen and its routes load on demand. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { loadedAhead } from '#platform/ahead.tsx';
import { loadLater, loadLaterFiles } from '#platform/later-files.ts';
import { lazyScreen, loadScreen } from '#platform/lazy-screen.ts';
import { queryClient } from '#platform/queries.ts';
import { readsAnswered } from '#platform/reads-answered.ts';
import { noteLargeText } from '#platform/simple-mode.ts';
import { loadTemporal } from '#platform/temporal.ts';
import { lazyThemed, loadTheme } from '#ui/lazy-themed.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { BrokenScreen, StoppedScreen, UnderAppDown } from './fallback-screens.tsx';
import { SignedIn } from './guards.tsx';
import { PageRouter } from './page-router.tsx';

const signedIn = loadedAhead(() => import('./signed-in.tsx'));
/** Before the first render of a signed-in person, and at sign-in. */
export const loadSignedIn = signedIn.ready;
const Frame = signedIn.component('Frame');
const HomeScreen = signedIn.component('HomeScreen');

// The first pages of a person do without the component library.
const AuthScreen = lazyScreen(() => import('#contexts/people/access/auth-screen.tsx'), 'access');
const DeniedScreen = lazyScreen(() => import('#contexts/people/access/denied-screen.tsx'), 'access');
const AnswerScreen = lazyScreen(() => import('#contexts/duties/answer-screen.tsx'), 'answers');
const TakeScreen = lazyScreen(() => import('#contexts/planning/swaps/take-screen.tsx'), 'answers');
const SpeakScreen = lazyThemed(() =>
  loadScreen(() => import('#contexts/meetings/talks/speak-screen.tsx'), 'answers', 'speak'),
);
const ProposeScreen = lazyThemed(() =>
  loadScreen(() => import('#contexts/meetings/proposals/propose-screen.tsx'), 'answers', 'proposals'),
);
const StopMailsScreen = lazyThemed(() =>
  loadScreen(() => import('#contexts/messaging/messages/stop-mails-screen.tsx'), 'messages'),
);
const loadWaiting = () => import('#contexts/sync/waiting-screen.tsx');
const WaitingScreen = lazyThemed(() => loadScreen(loadWaiting, 'addresses'));
const MapScreen = lazyThemed(() => {
  // The list of waiting work must open after the network is lost.
  loadLater(loadWaiting);
  return loadScreen(() => import('#contexts/territory/maps/map-screen.tsx'), 'addresses', 'territory');
});
const BasemapScreen = lazyThemed(() =>
  loadScreen(() => import('#contexts/territory/borders/basemap-screen.tsx'), 'territory'),
);
const loadDomainRoutes = () => import('./domain-routes.tsx');
const DomainRoutes = lazyThemed(async () => (await loadDomainRoutes()).Routes);

function Root() {
  return (
    <UnderAppDown>
      <Outlet />
    </UnderAppDown>
  );
}

/** The error boundary is inside the frame, so that the frame stays when a screen fails. */
function Screens() {
  return (
    <ErrorBoundary Fallback={StoppedScreen} address={useLocation().key}>
      <Outlet />
    </ErrorBoundary>
  );
}

/**
 * Page with all parts of schedules, for development. The condition is false in the built app, which drops the
 * import.
 */
const kitRoutes: RouteObject[] = [];
if (import.meta.env.DEV) {
  const KitScreen = lazyThemed(() => loadScreen(() => import('../kit/kit-screen.tsx'), 'schedule'));
  kitRoutes.push({ path: '/kit', element: <KitScreen /> });
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      ...kitRoutes,
      { path: '/auth', element: <AuthScreen /> },
      { path: '/denied', element: <DeniedScreen /> },
      { path: '/answer', element: <AnswerScreen /> },
      { path: '/take', element: <TakeScreen /> },
      { path: '/speak', element: <SpeakScreen /> },
      { path: '/propose', element: <ProposeScreen /> },
      { path: '/stop-mails', element: <StopMailsScreen /> },
      {
        element: <SignedIn />,
        children: [
          {
            element: (
              <Suspense>
                <Frame />
              </Suspense>
            ),
            children: [
              {
                element: <Screens />,
                children: [
                  { path: '/', element: <HomeScreen /> },
                  { path: '/map/:number', element: <MapScreen /> },
                  { path: '/map/:number/ground', element: <BasemapScreen /> },
                  { path: '/waiting', element: <WaitingScreen /> },
                  { path: '*', element: <DomainRoutes /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/**
 * Prefetches the routes of all domains after the first paint, so that opening another screen loads that
 * screen alone.
 */
export function fetchDomainRoutes(): void {
  const files = [loadSignedIn(), loadTheme(), loadDomainRoutes(), loadTemporal()];
  Promise.all([import('./keep-for-offline.ts'), ...files]).then(
    async ([{ keepForOffline }]) => {
      await readsAnswered();
      loadLaterFiles();
      noteLargeText();
      keepForOffline();
    },
    (error: unknown) => console.info('the other screens are loaded when they are opened', error),
  );
}

function Routes() {
  return (
    <ErrorBoundary Fallback={BrokenScreen} address={useLocation().key}>
      {useRoutes(routes)}
    </ErrorBoundary>
  );
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageRouter>
        <Routes />
      </PageRouter>
    </QueryClientProvider>
  );
}
