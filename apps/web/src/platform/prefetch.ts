/** What the early script (`early/early.ts`) did before the app was there. */
declare global {
  interface Window {
    sheafPrefetch?: {
      path: string;
      token: string;
      answer: Promise<Response | undefined>;
      /** Whether the dashboard of last time stands on the screen. */
      snapshot: Promise<boolean>;
    };
  }
}

/** The answer to what was asked early; good for the first such call only. */
export function takePrefetched(path: string, token: string | undefined): Promise<Response | undefined> {
  const prefetched = window.sheafPrefetch;
  if (!prefetched || prefetched.path !== path || prefetched.token !== token)
    return Promise.resolve(undefined);
  delete window.sheafPrefetch;
  return prefetched.answer;
}
