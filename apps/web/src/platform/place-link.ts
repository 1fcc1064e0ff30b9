/** Shows a place in the app for maps that a device has. Apple's know no `geo:`, and a computer at a desk has mostly none. */
export function placeLink(
  { lat, lng }: { lat: number; lng: number },
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): { href: string; target?: '_blank' } {
  const place = `${lat},${lng}`;
  const fingersOnMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || fingersOnMac)
    return { href: `https://maps.apple.com/?q=${place}`, target: '_blank' };
  // Another window would stay behind, empty, when the app for maps has opened.
  if (/Android/.test(userAgent)) return { href: `geo:${place}?q=${place}` };
  const page = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  return { href: page, target: '_blank' };
}
