/**
 * Reads a complete map page (MAPS-C1). The lists arrive as JSON text from the database and are concatenated
 * here.
 */
import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import {
  mayOpenAccordion,
  maySeeAvailableAddresses,
  mayWorkAddress,
} from '@sheaf/rules/territory/maps/map-page';
import { ownDoNotCalls } from '#contexts/territory/addresses/own-do-not-calls';
import { maps } from '#contexts/territory/maps/maps.store';
import { presentMap } from '#contexts/territory/maps/present-map';
import type { Handler } from '#platform/handle';
import { JsonReply } from '#platform/replies';

export async function readMap(call: Handler<typeof operations.readMap>): Promise<JsonReply> {
  const { tenant, actor, now, params } = call;
  const row = await maps.page(tenant, params.number, actor.personId, now);
  if (!row) return call.missing();
  const seen = (kind: Parameters<typeof mayOpenAccordion>[0]): boolean =>
    mayOpenAccordion(kind, actor.permissions);
  const assignment = row.assignment && {
    holderId: row.assignment.holder?.id ?? null,
    personal: row.assignment.personal,
  };
  const available = maySeeAvailableAddresses(assignment, actor.personId)
    ? row.available
    : lentOnly(row.available, assignment, actor.personId);
  const homes = row.assignment?.homes_marked === false ? (row.homes ?? 0) : 0;
  const listed = seen('doNotCalls') ? (JSON.parse(row.do_not_calls) as { id: number }[]) : [];
  const own = await ownDoNotCalls(
    tenant,
    actor,
    listed.map(({ id }) => id),
  );
  const parts = [
    `"map":${JSON.stringify(presentMap(row, now))}`,
    `"streets":${row.streets}`,
    seen('suburbs') && `"suburbs":${row.suburbs}`,
    seen('foreign') && `"foreign":${row.foreign_addresses}`,
    available && `"availableAddresses":${available}`,
    seen('preloaded') && `"preloadedAddresses":${row.preloaded}`,
    homes > 0 && `"homesToMark":${homes}`,
    seen('doNotCalls') && `"doNotCalls":${row.do_not_calls}`,
    own && `"ownDoNotCalls":${JSON.stringify(own)}`,
    seen('history') && `"assignments":${row.history}`,
  ];
  return new JsonReply(`{${parts.filter(Boolean).join(',')}}`);
}

interface ListedAddress {
  assigned_to: number | null;
  lent_by: { id: number } | null;
}

/**
 * Reduces another person's personal map to the addresses that its owner assigned to the viewer (ADDR-C13).
 */
function lentOnly(
  listed: string,
  assignment: { holderId: number | null; personal: boolean } | null,
  personId: number,
): string | undefined {
  const lent = (JSON.parse(listed) as ListedAddress[]).filter((row) =>
    mayWorkAddress(assignment, { personId: row.assigned_to, lentBy: row.lent_by?.id ?? null }, personId),
  );
  return lent.length > 0 ? JSON.stringify(lent) : undefined;
}
