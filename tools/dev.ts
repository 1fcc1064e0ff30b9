/**
 * Starts development (`npm run dev`): a server that restarts on change, and Vite, which proxies /api to it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './source-files.ts';
import { environment } from './step.ts';

const webPort = Number(process.env.PORT ?? 5173);
const serverPort = webPort + 1;
const address = `http://localhost:${webPort}`;

const server = spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  env: environment({ PORT: String(serverPort), SHEAF_ADDRESS: address }),
  stdio: 'inherit',
});
const vite = await createServer({
  root: join(root, 'apps/web'),
  server: { port: webPort, strictPort: true, proxy: { '/api': `http://localhost:${serverPort}` } },
});
await vite.listen();
console.log(`The app, with changes as you make them: ${address}`);

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await vite.close();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
server.once('exit', () => void vite.close().then(() => process.exit()));
