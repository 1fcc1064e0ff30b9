/** The answer to what public/prefetch.js asked before the app was there; good for the first such call only. */
declare global {
  interface Window {
    sheafEarly?: { path: string; token: string; answer: Promise<Response | undefined> };
  }
}

export function takePrefetched(path: string, token: string | undefined): Promise<Response | undefined> {
  const early = window.sheafEarly;
  if (!early || early.path !== path || early.token !== token) return Promise.resolve(undefined);
  delete window.sheafEarly;
  return early.answer;
}
