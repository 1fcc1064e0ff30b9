/** A network between the phone and the server, which can become weak: stalled, dripping or cut. */
import { connect, createServer, type Socket } from 'node:net';

/**
 * `cut` closes each connection in the middle of a response, `dripping` sends one byte of it every half
 * second.
 */
export type NetworkState = 'good' | 'stalled' | 'dripping' | 'cut';

export interface WeakNetwork {
  address: string;
  become(state: NetworkState): void;
  close(): Promise<void>;
}

const dripMilliseconds = 500;

export async function startWeakNetwork(server: string): Promise<WeakNetwork> {
  const port = Number(new URL(server).port);
  let state: NetworkState = 'good';
  const open = new Set<Socket>();

  /** Sends the response according to the state of the network. */
  function deliver(phone: Socket, bytes: Buffer): void {
    if (state === 'good') phone.write(bytes);
    else if (state === 'cut') phone.write(bytes.subarray(0, bytes.length / 2), () => phone.destroy());
    else if (state === 'dripping') {
      let sent = 0;
      const timer = setInterval(() => {
        if (phone.destroyed || sent >= bytes.length) clearInterval(timer);
        else phone.write(bytes.subarray(sent, ++sent));
      }, dripMilliseconds);
      phone.once('close', () => clearInterval(timer));
    }
  }

  const gate = createServer((phone) => {
    const far = connect(port, '127.0.0.1');
    for (const one of [phone, far]) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        (one === phone ? far : phone).destroy();
      });
    }
    phone.on('data', (bytes) => {
      if (state !== 'stalled') far.write(bytes);
    });
    far.on('data', (bytes) => deliver(phone, bytes));
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const address = gate.address();
  if (address === null || typeof address === 'string') throw new Error('the network has no port');
  return {
    address: `http://localhost:${address.port}`,
    become(next) {
      state = next;
      // A connection that lost bytes has no use for a network that is good again.
      if (next === 'good') for (const one of open) one.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const one of open) one.destroy();
        gate.close(() => resolve());
      }),
  };
}
