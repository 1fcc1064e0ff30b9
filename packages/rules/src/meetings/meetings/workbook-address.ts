/** Permitted download addresses of workbooks (MEET-R11, MEET-C1). */

/** True for a listed host or a subdomain; compared by label, so that `evil-jw-cdn.org` is refused. */
function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const labels = host.toLowerCase().split('.');
  return allowed.some((one) => {
    const wanted = one.toLowerCase().split('.');
    return labels.slice(-wanted.length).join('.') === wanted.join('.');
  });
}

/**
 * Plain host name at the default port and an ASCII path: no characters that URL parsers treat differently, no
 * user name, no password.
 */
const plain = /^https:\/\/[a-z0-9.-]+(:443)?\/[!-[\]-~]*$/i;

/** Returns the URL to request, or null if it is refused. */
export function workbookAddress(text: string, hosts: readonly string[]): URL | null {
  if (!text.includes('.epub') || !text.includes('jw-cdn') || text.length > 2000) return null;
  if (!plain.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return isAllowedHost(url.hostname, hosts) ? url : null;
}
