/** A temporary copy of this repository, including uncommitted files. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';
import type { Step } from '../step.ts';

/** On the disk of node_modules, so that packages are hard-linked: copying them would take a gigabyte. */
export const placeForCopy = (): string =>
  [tmpdir(), '/var/tmp', '/tmp'].find(
    (folder) => existsSync(folder) && statSync(folder).dev === statSync(root).dev,
  ) ?? tmpdir();

function copyFile(path: string, to: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(root, path), join(to, path));
}

/** Links where the file system allows it; installed files are never written to. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Caches of programs in node_modules, which concurrent tests write to. */
const isKept = (name: string): boolean => name.startsWith('.') && name !== '.bin';

/** Workspace packages are relative links, so the links of the copy lead into the copy. */
function linkFolder(from: string, to: string, leaveOut: (folder: string) => boolean = () => false): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory() && leaveOut(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
}

export function copyRepository(to: string): void {
  for (const path of sourceFiles()) copyFile(path, to);
  linkFolder(join(root, 'node_modules'), join(to, 'node_modules'), isKept);
}

/** Paths added or changed in a copy. */
export const changedIn = (copy: string): string[] =>
  sourceFiles('', copy).filter(
    (path) =>
      !existsSync(join(root, path)) || !readFileSync(join(root, path)).equals(readFileSync(join(copy, path))),
  );

/** Output of a command in the copy, and whether it succeeded. */
export function runIn(
  folder: string,
  { command: [program, ...args], env }: Pick<Step, 'command' | 'env'>,
): { passed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...env,
      NO_COLOR: '1',
      PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  return { passed: status === 0, output: stdout + stderr };
}
