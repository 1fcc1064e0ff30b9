/**
 * Repeats one attack for a given time in a process of low priority, because a remote attacker takes no CPU
 * here.
 */
import { setPriority } from 'node:os';
import { type BodyAttacker, bodyAttacks, sendBody } from './body-attacks.ts';

setPriority(15);

interface Order {
  attacker: BodyAttacker;
  what: string;
  seconds: number;
}

process.on('message', async ({ attacker, what, seconds }: Order) => {
  const { sent, atOnce } = bodyAttacks(attacker).get(what)!;
  process.send!('ready');
  const until = Date.now() + seconds * 1000;
  const statuses: Record<string, number> = {};
  let longest = 0;
  const sendOn = async (): Promise<void> => {
    while (Date.now() < until) {
      const { status, bytes } = await sendBody(attacker.address, sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      longest = Math.max(longest, bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  process.send!({ statuses, longest });
  process.disconnect();
});
