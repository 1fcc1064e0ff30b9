/** Results of the bootstrap script (`bootstrap/bootstrap.ts`) for the app. */
declare global {
  interface Window {
    sheafPrefetch?: {
      token: string;
      /** By the path with its query. Undefined without a connection: the app sends the request again. */
      answers: Map<string, Promise<Response | undefined>>;
      /** On the dashboard: true if its snapshot is on the screen. */
      snapshot?: Promise<boolean>;
    };
  }
}

/** Returns the prefetched answer, for the first matching call only. */
export function takePrefetched(path: string, token: string | undefined): Promise<Response | undefined> {
  const prefetched = window.sheafPrefetch;
  if (!prefetched || prefetched.token !== token) return Promise.resolve(undefined);
  const answer = prefetched.answers.get(path);
  prefetched.answers.delete(path);
  return answer ?? Promise.resolve(undefined);
}

/** Answers that nobody asked for until now are stale. */
export function dropPrefetched(): void {
  delete window.sheafPrefetch;
}
