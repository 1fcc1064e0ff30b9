/** Downloads files from the hosts that the installation allows. */
import { type FetchLimits, strictFetch } from '#platform/fetch/strict-fetch';

export interface Downloads {
  /** Allowed hosts, including subdomains. */
  hosts: readonly string[];
  fetch(url: URL, limits: FetchLimits): Promise<Buffer>;
}

export const openDownloads = (hosts: readonly string[]): Downloads => ({
  hosts,
  fetch: (url, limits) => strictFetch(url, limits),
});
