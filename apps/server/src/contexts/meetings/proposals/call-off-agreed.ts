/** Calls off an agreed talk that left the own schedule in any way, and notifies the other side (PROP-R14). */
import { decideCallOff } from '@sheaf/rules/meetings/proposals/call-off';
import { toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { type LetterContext, mailSettled } from '#contexts/meetings/proposals/write-proposal';
import { agreedTalks } from '#contexts/meetings/talks/talks.api';
import { readToday } from '#contexts/people/people.api';

/** Idempotent. @returns the number of ended proposals. */
export async function callOffAgreed(writing: LetterContext): Promise<number> {
  const { tenant, now } = writing;
  const today = await readToday(tenant, now);
  const agreed = await proposals.agreedAfter(tenant, today);
  if (agreed.length === 0) return 0;
  const talkOf = await agreedTalks(
    tenant,
    agreed.map(({ id }) => id),
    now,
  );
  let ended = 0;
  for (const row of agreed) {
    const side = sideOf(tenant, row);
    const linked = side === 'from' ? row.from_linked : row.to_linked;
    const state = row.moved_from === null ? row.state : ('accepted' as const);
    const step = decideCallOff({ ...row, state, date: row.held_on, linked }, talkOf(row.id), today);
    if (!step) continue;
    await proposals.callOff(tenant, row, step.round, now);
    await proposals.markTold(tenant, row, toldMark(step));
    // The hourly job of a congregation on the installation notifies it.
    if (side === 'from' && !row.in_app)
      await mailSettled(writing, (await proposals.read(tenant, row.id))!, 'withdrawn');
    ended += 1;
  }
  return ended;
}
