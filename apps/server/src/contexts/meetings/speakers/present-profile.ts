import { type DirectoryRow, directory } from '#contexts/meetings/speakers/directory.store';
import { partners } from '#contexts/meetings/speakers/partners.store';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Tenant } from '#platform/database/tenant';

/** Visible talk coordinator of a congregation; null if none is known. */
export async function contactOf(tenant: Tenant, row: DirectoryRow) {
  if (!row.kept) {
    const person = await directory.coordinator(tenant, row.id);
    if (!person) return null;
    const { id, ...reached } = person;
    return {
      ...reached,
      id: row.id === tenant.congregationId ? id : null,
      congregation: row.id,
      version: row.version,
    };
  }
  const { contact_name: full_name, contact_email: email, contact_phone: phone } = row;
  if (full_name === null && email === null && phone === null) return null;
  return { id: null, full_name, email, phone, congregation: row.id, version: row.version };
}

/** Contact without a known person. */
export const noContact = ({ id, version }: DirectoryRow) => ({
  id: null,
  full_name: null,
  email: null,
  phone: null,
  congregation: id,
  version,
});

async function partnershipWith(tenant: Tenant, { id, kept }: DirectoryRow) {
  if (id === tenant.congregationId) return 'own' as const;
  if (kept) return 'kept' as const;
  const found = (await partners.list(tenant)).find(({ congregation_id: other }) => other === id);
  return found?.state ?? ('none' as const);
}

/** Profile with the visible contact and speakers (SPKR-D1, SPKR-O4). */
export async function presentProfile(presenting: { tenant: Tenant; now: Date }, row: DirectoryRow) {
  const { tenant } = presenting;
  const { kept, contact_name: _name, contact_email: _email, contact_phone: _phone, ...profile } = row;
  return {
    ...profile,
    ptc: await contactOf(tenant, row),
    active: row.id === tenant.congregationId,
    scheduling_active: !kept,
    partnership: await partnershipWith(tenant, row),
    speakers: await presentSpeakers(presenting, await speakers.of(tenant, row.id)),
  };
}
