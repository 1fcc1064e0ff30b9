/** Results of the bootstrap script (`bootstrap/bootstrap.ts`) for the app. */
declare global {
  interface Window {
    sheafPrefetch?: {
      path: string;
      token: string;
      answer: Promise<Response | undefined>;
      /** True if the dashboard snapshot is on the screen. */
      snapshot: Promise<boolean>;
    };
  }
}

/** Returns the prefetched answer, for the first matching call only. */
export function takePrefetched(path: string, token: string | undefined): Promise<Response | undefined> {
  const prefetched = window.sheafPrefetch;
  if (!prefetched || prefetched.path !== path || prefetched.token !== token)
    return Promise.resolve(undefined);
  delete window.sheafPrefetch;
  return prefetched.answer;
}
