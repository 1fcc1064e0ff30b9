/** What iOS shows while the app starts from the home screen; it reads which when the person puts the app there. */

/** iOS takes none but a picture of exactly its pixels (drawn by tools/make-icons.ts); every other browser asks for none. */
export function nameStartPicture(): void {
  if (!('standalone' in navigator)) return;
  const [short, long] = [screen.width, screen.height].sort((a, b) => a - b);
  const pixels = [short!, long!].map((side) => Math.round(side * devicePixelRatio));
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = `/start/${pixels.join('x')}.png`;
  document.head.append(link);
}
