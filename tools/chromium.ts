/** Makes sure of the browsers of the journeys: such as are there, or such as are installed now. */
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

/** False when there is no browser and none could be installed. */
export async function makeSureOfChromium(): Promise<boolean> {
  // It shows notifications, and walks all journeys where the packaged one does not run.
  if (!existsSync(whole) && mayInstall()) for (const step of fromDebian) await runStep(step);
  const isInstalled =
    existsSync(whole) ||
    (await passes({ name: 'Chromium (playwright)', command: ['playwright', 'install', 'chromium'] }));
  // After that, which brings the libraries that it needs.
  if (!existsSync(packaged.file) && process.platform === 'linux' && process.arch === 'x64')
    await runStep({ name: 'Chromium (packaged)', command: ['node', 'tools/unpack-chromium.ts'] });
  return isInstalled;
}
