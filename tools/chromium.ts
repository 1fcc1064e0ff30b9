/** Finds or installs the browsers of the journeys. */
import { existsSync } from 'node:fs';
import { packaged, whole } from '../apps/journeys/browsers.ts';
import { runStep, type Step } from './step.ts';

const fromDebian: readonly Step[] = [
  { name: 'package list (apt-get)', command: ['apt-get', 'update', '-q'] },
  {
    name: 'chromium (apt-get)',
    command: ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  },
];

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const passes = async (step: Step): Promise<boolean> => (await runStep(step)).passed;

/** False if there is no browser and none could be installed. */
export async function makeSureOfChromium(): Promise<boolean> {
  // Shows notifications, and runs all journeys where the packaged browser does not work.
  if (!existsSync(whole) && mayInstall()) for (const step of fromDebian) await runStep(step);
  const isInstalled =
    existsSync(whole) ||
    (await passes({ name: 'Chromium (playwright)', command: ['playwright', 'install', 'chromium'] }));
  // Comes after the Debian packages, which contain its libraries.
  if (!existsSync(packaged.file) && process.platform === 'linux' && process.arch === 'x64')
    await runStep({ name: 'Chromium (packaged)', command: ['node', 'tools/unpack-chromium.ts'] });
  return isInstalled;
}
