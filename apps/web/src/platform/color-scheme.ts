/** Light or dark, as chosen on this device or else as the system has it, from the first paint on (X-THEME). */

/** Mantine's own key: it writes there what is chosen in the profile. */
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
