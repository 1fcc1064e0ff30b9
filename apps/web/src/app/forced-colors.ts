/** Loads the styles for high contrast where the system forces its colours, also when that is switched on later. */
const forced = matchMedia('(forced-colors: active)');

const load = (): void => {
  if (!forced.matches) return;
  import('./forced-colors.css').catch((error: unknown) =>
    console.warn('the styles for high contrast are missing', error),
  );
};

export function followForcedColors(): void {
  load();
  forced.addEventListener('change', load);
}
