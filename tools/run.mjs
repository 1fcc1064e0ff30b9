/**
 * Runs a script of this repository on its pinned Node.js and first installs packages if package-lock.json
 * changed. Has no dependencies and runs on Node 20, because it is the entry point on a new machine.
 * node tools/run.mjs [--built] [--dotenv] [--node-option …] script.ts [arguments]
 * --built: builds the web app first, unless it is up to date --dotenv: reads variables from the file .env, if
 * it exists
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const record = join(modules, '.sheaf-install');
const neededMajor = 24;

const env = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  // Compiled scripts are cached here for the next start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
};

const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function stop(text) {
  console.error(text);
  process.exit(1);
}

/** npm records what it installed; after a plain `npm install` the record already matches. */
function agreesWithNpm(lockText) {
  const accountText = readIfThere(join(modules, '.package-lock.json'));
  if (!accountText) return false;
  const installed = JSON.parse(accountText).packages;
  return Object.entries(JSON.parse(lockText).packages).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      (installed[path] ? installed[path].version === wanted.version : wanted.optional),
  );
}

/** The record is written last and inside node_modules, so an interrupted installation is repeated. */
function installIfChanged() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  if (readIfThere(record).trim() === hash) return;
  if (!agreesWithNpm(lockText)) {
    console.error('Installing what package-lock.json asks for (npm ci) …');
    // npm first deletes node_modules, so it must not run on the Node.js inside it.
    const outside = { ...process.env, PATH: (process.env.PATH ?? '').replaceAll(binaries + delimiter, '') };
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = spawnSync('npm', args, {
      cwd: root,
      env: outside,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (result.status !== 0)
      stop(`npm ci failed${result.error ? `: ${result.error.message}` : ''}. Nothing was started.`);
  }
  writeFileSync(record, `${hash}\n`);
}

const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);

/** The pinned Node.js; on a platform without it, the installed one if it is new enough. */
function findNode() {
  const pinned = join(binaries, 'node');
  if (existsSync(pinned)) {
    const asked = spawnSync(pinned, ['--version'], { encoding: 'utf8' });
    if (asked.status === 0 && majorOf(asked.stdout) >= neededMajor) return pinned;
  }
  if (majorOf(process.version) >= neededMajor) return process.execPath;
  return stop(
    `Sheaf runs on Node.js ${neededMajor}. This is ${process.version}, and there is no packaged Node.js for ` +
      `${process.platform} ${process.arch}: install Node.js ${neededMajor} and run the command again.`,
  );
}

/** Resolves to the exit code; 128 + signal number for a child ended by a signal, like a shell. */
function run(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
    const forward = (signal) => {
      // Ctrl-C in a terminal also reaches the child; forwarding would send it twice.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    // npm ends the shell between itself and this process, and the shell forwards nothing.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) forward('SIGTERM');
    }, 500);
    const finish = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1)));
  });
}

const args = process.argv.slice(2);
const built = args[0] === '--built' && args.shift() !== undefined;
const dotenv = args[0] === '--dotenv' && args.shift() !== undefined;
const options = args.splice(
  0,
  Math.max(
    0,
    args.findIndex((word) => !word.startsWith('--')),
  ),
);
if (dotenv && existsSync(join(root, '.env'))) options.push('--env-file=.env');
if (args.length === 0)
  stop('Usage: node tools/run.mjs [--built] [--dotenv] [--node-option …] script.ts [arguments]');
installIfChanged();
const node = findNode();
const buildCode = built ? await run(node, [join(root, 'tools/build.ts')]) : 0;
process.exitCode = buildCode || (await run(node, [...options, join(root, args[0]), ...args.slice(1)]));
