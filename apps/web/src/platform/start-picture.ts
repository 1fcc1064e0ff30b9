/** Sets the iOS launch image, which iOS reads when the person adds the app to the home screen. */

/**
 * iOS requires an image with its exact pixel size (drawn by tools/make-icons.ts). Other browsers need none.
 */
export function nameStartPicture(): void {
  if (!('standalone' in navigator)) return;
  const [short, long] = [screen.width, screen.height].sort((a, b) => a - b);
  const pixels = [short!, long!].map((side) => Math.round(side * devicePixelRatio));
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = `/start/${pixels.join('x')}.png`;
  document.head.append(link);
}
