/** Load from this process on another: requests a second, and the median latency. */
import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
}

export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 16,
): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0) > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50 };
}
