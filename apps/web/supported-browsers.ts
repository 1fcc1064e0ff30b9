/** Oldest supported browsers. `docs/deploy.md` and the page for older browsers state the same versions. */
export const supportedBrowsers = { safari: 16.4, chrome: 109, firefox: 115 } as const;

export type Versions = Record<keyof typeof supportedBrowsers, number>;

/** Targets for Vite, which translates newer syntax of scripts and styles. */
export const buildTargets = [
  `safari${supportedBrowsers.safari}`,
  `ios${supportedBrowsers.safari}`,
  `chrome${supportedBrowsers.chrome}`,
  `firefox${supportedBrowsers.firefox}`,
];
