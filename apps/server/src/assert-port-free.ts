/** Tests the port before anything is opened, to report the most common start failure immediately. */
import { createServer } from 'node:net';

export const host = '0.0.0.0';

/** @throws the error of listening if the port is not available. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
