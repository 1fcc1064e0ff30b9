/** Which addresses a workbook may be fetched from (MEET-R11, MEET-C1). */

/** A host of the list, or below one; label by label, so that `evil-jw-cdn.org` is none. */
function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const labels = host.toLowerCase().split('.');
  return allowed.some((one) => {
    const wanted = one.toLowerCase().split('.');
    return labels.slice(-wanted.length).join('.') === wanted.join('.');
  });
}

/**
 * A plain name of a host at the usual port and a path in plain letters: nothing that one reader takes for another address than the
 * next, no name and no password.
 */
const plain = /^https:\/\/[a-z0-9.-]+(:443)?\/[!-[\]-~]*$/i;

/** The address as it is asked, or null where it is refused. */
export function workbookAddress(text: string, hosts: readonly string[]): URL | null {
  if (!text.includes('.epub') || !text.includes('jw-cdn') || text.length > 2000) return null;
  if (!plain.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return isAllowedHost(url.hostname, hosts) ? url : null;
}
