import type { duties as operations } from '@sheaf/contract/duties/duties';
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { acknowledge, acknowledgedDuty } from '#contexts/duties/acknowledge-duty';
import { duties } from '#contexts/duties/duties.store';
import { openAnswerLink } from '#contexts/duties/open-answer-link';
import { tellAssigners } from '#contexts/duties/tell-assigners';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.giveAnswer>;

/** @returns the number of people notified; null for a duty that has begun or has another person. */
async function reportCannot(
  { platform, now }: Call,
  tenant: Tenant,
  dutyId: number,
  personId: number,
): Promise<number | null> {
  const [row] = await duties.lock(tenant, [dutyId]);
  if (!row) return null;
  const { zone } = await readLetterhead(tenant);
  if (!decideAnswering(acknowledgedDuty(row, zone), personId, now.getTime()).allowed) return null;
  return tellAssigners(tenant, platform, row, { type: 'duty-cannot', now });
}

/** X-ACK. “I can’t” also begins the search for another person (X-SWAP-20). */
export async function giveAnswer(call: Call) {
  const { body, now } = call;
  const { answer } = body;
  let told: number | null = null;
  const asked = await openAnswerLink(call, 'duties.giveAnswer', async (tenant, { duty_id, person_id }) => {
    if (answer === 'cannot') {
      const asked = { dutyId: duty_id, personId: person_id };
      await call.platform.registry.dutySearch({ tenant, platform: call.platform, now }, asked);
      told = await reportCannot(call, tenant, duty_id, person_id);
    } else await acknowledge(tenant, duty_id, { personId: person_id, answer, now });
  });
  if (!asked) return call.refuse('answer-link-ended');
  return answer === 'cannot' ? { ...asked, cannot_told: told } : asked;
}
