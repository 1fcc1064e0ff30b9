const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/(Headless)?Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const first = (list: [RegExp, string][], agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1];

/** `Android, Chrome` from a user agent. */
export const deviceName = (agent: string): string =>
  [first(systems, agent), first(browsers, agent)].filter(Boolean).join(', ') || agent.slice(0, 40);
