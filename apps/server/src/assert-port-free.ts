/** Asks for the port before anything is opened, so that the most common failure at a start is told within a moment. */
import { createServer } from 'node:net';

export const host = '0.0.0.0';

/** @throws as listening does, when the port cannot be had. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
