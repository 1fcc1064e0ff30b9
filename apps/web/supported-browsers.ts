/** The oldest browsers in which the app runs. `docs/deploy.md` and the page for older browsers name the same. */
export const supportedBrowsers = { safari: 16.4, chrome: 109, firefox: 115 } as const;

export type Versions = Record<keyof typeof supportedBrowsers, number>;

/** For Vite, which translates newer syntax of scripts and styles. */
export const buildTargets = [
  `safari${supportedBrowsers.safari}`,
  `ios${supportedBrowsers.safari}`,
  `chrome${supportedBrowsers.chrome}`,
  `firefox${supportedBrowsers.firefox}`,
];
