/**
 * Attaches the slip of a student part to the mail for student or helper, in their language (PRINT-P3, X-ACK).
 */
import { readSlipOfDuty } from '#contexts/meetings/meetings/read-slips';
import { slipsPaper } from '#contexts/meetings/meetings/slips.document';
import { readRecord } from '#contexts/people/people.api';
import type { MailFileSource } from '#platform/outbox/mail-file-source';

export const slipFile = 'assignment-slip';

export const slipOfMail: MailFileSource = async (tenant, dutyId, personId) => {
  const person = personId === null ? undefined : await readRecord(tenant, personId);
  const found = person && (await readSlipOfDuty(tenant, dutyId, person.id));
  if (!found) return null;
  const { head, slip } = found;
  const paper = slipsPaper({ slips: [slip], head: { ...head, lang: person.lang }, size: 'two-up' });
  return { filename: `S-89 ${slip.meeting.held_on}.pdf`, paper };
};
