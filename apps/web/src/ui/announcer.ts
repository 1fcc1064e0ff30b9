/**
 * Speaks results that move no focus. The live region is part of index.html, because screen readers announce
 * only changes of a region that was there before (X-SAID-1).
 */
const regionId = 'announcer';
/** Long enough to be spoken; afterwards a reader that walks through the page does not meet it. */
const shownMilliseconds = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  const region = document.getElementById(regionId);
  if (!region || text === '') return;
  // A new element, because the same text twice would be no change.
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  clearTimeout(timer);
  timer = setTimeout(() => region.replaceChildren(), shownMilliseconds);
}
