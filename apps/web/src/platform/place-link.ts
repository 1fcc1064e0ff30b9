/**
 * Returns the link that opens a place in the device's maps app. Apple's apps do not support `geo:`, and most
 * desktop computers have none.
 */
export function placeLink(
  { lat, lng }: { lat: number; lng: number },
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): { href: string; target?: '_blank' } {
  const place = `${lat},${lng}`;
  const fingersOnMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || fingersOnMac)
    return { href: `https://maps.apple.com/?q=${place}`, target: '_blank' };
  // A new window would stay open and empty after the maps app has opened.
  if (/Android/.test(userAgent)) return { href: `geo:${place}?q=${place}` };
  const page = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  return { href: page, target: '_blank' };
}
