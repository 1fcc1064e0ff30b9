/** Unpacks the packaged browser; fails if this machine cannot run it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { packaged } from '../apps/journeys/browsers.ts';

const folder = mkdtempSync(`${packaged.folder}-`);
try {
  // The package unpacks into the folder for temporary files.
  process.env.TMPDIR = folder;
  const file = await chromium.executablePath();
  execFileSync(file, ['--version'], { stdio: ['ignore', 'inherit', 'inherit'] });
  rmSync(packaged.folder, { recursive: true, force: true });
  // Last, so that an interrupted run leaves no incomplete browser.
  renameSync(folder, packaged.folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
