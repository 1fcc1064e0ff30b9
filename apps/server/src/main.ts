/** Starts Sheaf, and shuts it down cleanly. What cannot work is said at once, before the rest of the server is read. */
import { joinLines } from '@sheaf/rules/files/spaces';
import { openClosing, type ShutdownSteps } from '#platform/closing';
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import { endOnFatalFault } from '#platform/fatal-fault';
import { type Log, type LogLevel, openLog } from '#platform/log';
import { assertPortFree } from './assert-port-free.ts';
import { type Environment, readEnvironment } from './environment.ts';

/** The server was told to end while it started. */
class StartInterruption extends Error {}

const closing: ShutdownSteps = openClosing();
let started = false;
let ending = false;
/** What does not end by itself is cut off after this long, where a database of its own need not be stopped first. */
let mostMilliseconds: number | undefined;
/** As long as our own database may need to stop; what another one keeps waiting is cut off sooner. */
const mostAfterFault = 10_000;
let exitCode = 0;
let logLevel: LogLevel = 'info';

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  // A start under way ends at its next step, so that nothing is opened behind the back of what closes.
  if (!started) return;
  if (mostMilliseconds) setTimeout(() => process.exit(exitCode), mostMilliseconds);
  await closing.closeAll();
  process.exit(exitCode);
}

/** What one step of the start gives; after it the start goes on only if nobody asked for the end. */
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

/** Why Sheaf did not start, as one sentence on one line that says what to do. */
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
