/**
 * Repeats one attack for a given time in a process of low priority, because a remote attacker takes no CPU
 * here.
 */
import { setPriority } from 'node:os';
import { type Attacker, openAttacks } from './attacks.ts';

setPriority(15);

process.on(
  'message',
  async ({ attacker, what, seconds }: { attacker: Attacker; what: string; seconds: number }) => {
    const send = (await openAttacks(attacker)).get(what)!;
    process.send!('ready');
    const until = Date.now() + seconds * 1000;
    const ends: Record<string, number> = {};
    while (Date.now() < until)
      for (const status of await send()) ends[String(status)] = (ends[String(status)] ?? 0) + 1;
    process.send!(ends);
    process.disconnect();
  },
);
