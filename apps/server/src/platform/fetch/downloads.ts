/** Files from outside, from the hosts that the installation allows. */
import { type FetchLimits, strictFetch } from '#platform/fetch/strict-fetch';

export interface Downloads {
  /** Hosts, and all below them. */
  hosts: readonly string[];
  fetch(url: URL, limits: FetchLimits): Promise<Buffer>;
}

export const openDownloads = (hosts: readonly string[]): Downloads => ({
  hosts,
  fetch: (url, limits) => strictFetch(url, limits),
});
