/**
 * Applies the light or dark scheme from the first paint on: the choice on this device, else the system's
 * (X-THEME).
 */

/** Mantine's own key, where the profile screen stores the choice. */
const key = 'mantine-color-scheme-value';

export function startColorScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const chosen = localStorage.getItem(key);
    const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light';
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  };
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', (event) => event.key === key && apply());
}
