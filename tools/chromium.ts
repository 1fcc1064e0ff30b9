/** Makes sure of a browser for the journeys: the system's, or one that is installed now. */
import { existsSync } from 'node:fs';
import { runStep, type Step } from './step.ts';

const systemChromium = '/usr/bin/chromium';

const fromDebian: readonly Step[] = [
  { name: 'package list (apt-get)', command: ['apt-get', 'update', '-q'] },
  {
    name: 'Chromium (apt-get)',
    command: ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  },
];

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** False when there is no browser and none could be installed. */
export async function makeSureOfChromium(): Promise<boolean> {
  if (existsSync(systemChromium)) return true;
  if (mayInstall()) {
    for (const step of fromDebian) await runStep(step);
    if (existsSync(systemChromium)) return true;
  }
  return (await runStep({ name: 'Chromium (playwright)', command: ['playwright', 'install', 'chromium'] }))
    .passed;
}
