/**
 * Starts Sheaf and shuts it down gracefully. Configuration errors are reported before the rest of the server
 * is loaded.
 */
import { joinLines } from '@sheaf/rules/files/spaces';
import { openClosing, type ShutdownSteps } from '#platform/closing';
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import { endOnFatalFault } from '#platform/fatal-fault';
import { type Log, type LogLevel, openLog } from '#platform/log';
import { assertPortFree } from './assert-port-free.ts';
import { type Environment, readEnvironment } from './environment.ts';

/** The server was stopped during its start. */
class StartInterruption extends Error {}

const closing: ShutdownSteps = openClosing();
let started = false;
let ending = false;
/** Deadline of the shutdown, unless the embedded database must be stopped first. */
let mostMilliseconds: number | undefined;
/** The time that the embedded database may need to stop; an external one is cut off sooner. */
const mostAfterFault = 10_000;
let exitCode = 0;
let logLevel: LogLevel = 'info';

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  // A start in progress ends at its next step, so that nothing is opened during the shutdown.
  if (!started) return;
  if (mostMilliseconds) setTimeout(() => process.exit(exitCode), mostMilliseconds);
  await closing.closeAll();
  process.exit(exitCode);
}

/** Result of one step of the start, which continues only if no shutdown was requested. */
async function step<T>(work: Promise<T>): Promise<T> {
  const result = await work;
  if (ending) throw new StartInterruption();
  return result;
}

async function openOwnDatabase(environment: Environment, log: Log): Promise<OpenedDatabase> {
  const database = await openDatabase({
    folder: environment.dataFolder,
    url: environment.databaseUrl,
    appUrl: environment.databaseAppUrl,
    listenUrl: environment.databaseListenUrl,
    onTrouble: (error) => log.error({ err: error }, 'the database ended and could not be started again yet'),
  });
  closing.add(() => database.close());
  return database;
}

async function start(): Promise<void> {
  const environment = readEnvironment();
  logLevel = environment.logLevel;
  if (environment.databaseUrl) mostMilliseconds = 4800;
  await step(assertPortFree(environment.port));
  const log = openLog(environment.logLevel);
  for (const sentence of environment.warnings) log.warn(sentence);
  const database = await step(openOwnDatabase(environment, log));
  const { serve } = await step(import('./serve.ts'));
  const lines = await serve({ environment, database, log, closing, step });
  started = true;
  for (const line of lines) console.log(line);
}

const ofPort: Record<string, (port: number | undefined) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Choose another with PORT.`,
  EACCES: (port) => `Port ${port} may not be used by this user. Choose another with PORT, such as 3000.`,
};

/** The reason of a failed start, as one sentence on one line with the remedy. */
function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Sheaf could not start: ${String(error)}.`;
  const { code = '', syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen' && ofPort[code]) return ofPort[code](port);
  const sentence = code === '' ? error.message : `Sheaf could not start: ${error.message}.`;
  return joinLines(sentence);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
endOnFatalFault({
  log: () => openLog(logLevel),
  end: () => {
    exitCode = 1;
    void end();
  },
  mostMilliseconds: mostAfterFault,
});

start().catch(async (error: unknown) => {
  await closing.closeAll();
  if (error instanceof StartInterruption) process.exit(exitCode);
  console.error(explainStartFailure(error));
  process.exit(1);
});
