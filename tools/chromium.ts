/** Makes sure of the browsers of the journeys: the system's, or such as are installed now. */
import { existsSync } from 'node:fs';
import { runStep, type Step } from './step.ts';

/** The one without windows walks most journeys; the whole one shows notifications, and walks all where there is no other. */
const withoutWindows = { file: '/usr/bin/chromium-headless-shell', ofDebian: 'chromium-headless-shell' };
const whole = { file: '/usr/bin/chromium', ofDebian: 'chromium' };
const browsers = [withoutWindows, whole];

const fromDebian = (names: readonly string[]): Step[] => [
  { name: 'package list (apt-get)', command: ['apt-get', 'update', '-q'] },
  ...names.map(
    (name): Step => ({
      name: `${name} (apt-get)`,
      command: ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }),
  ),
];

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** False when there is no browser and none could be installed. */
export async function makeSureOfChromium(): Promise<boolean> {
  const missing = browsers.filter(({ file }) => !existsSync(file)).map(({ ofDebian }) => ofDebian);
  if (missing.length > 0 && mayInstall()) for (const step of fromDebian(missing)) await runStep(step);
  if (existsSync(whole.file)) return true;
  return (await runStep({ name: 'Chromium (playwright)', command: ['playwright', 'install', 'chromium'] }))
    .passed;
}
