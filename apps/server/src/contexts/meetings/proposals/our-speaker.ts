/**
 * Own speaker for a talk elsewhere, locked until the end of the transaction, so that the qualification cannot
 * be removed in between.
 */
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { holdQualifiedPeople, readRecord } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

interface Call {
  tenant: Tenant;
  invalid: (fields: FieldCodes) => never;
}

export async function ourSpeaker(
  { tenant, invalid }: Call,
  id: number,
): Promise<{ id: number; name: string }> {
  const [person] = await holdQualifiedPeople(tenant, [id]);
  const record = person && (await readRecord(tenant, person.id));
  if (!person || !record) return invalid({ speaker_id: ['no-such-person'] });
  if (!person.active || !person.qualified_parts.includes(meetingParts.encode('away-talk')))
    return invalid({ speaker_id: ['not-qualified'] });
  return { id: person.id, name: fullName(record) };
}
