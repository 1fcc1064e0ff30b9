/** One map whole (MAPS-C1). The lists arrive as JSON text from the database and are only put side by side here. */
import type { maps as operations } from '@sheaf/contract/maps';
import { mayOpenAccordion, maySeeAvailableAddresses } from '@sheaf/rules/maps/map-page';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import { type Handler, JsonReply } from '#platform/handle';

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
  const parts = [
    `"map":${JSON.stringify(presentMap(row, now))}`,
    `"streets":${row.streets}`,
    seen('suburbs') && `"suburbs":${row.suburbs}`,
    seen('foreign') && `"foreign":${row.foreign_addresses}`,
    maySeeAvailableAddresses(assignment, actor.personId) && `"availableAddresses":${row.available}`,
    seen('preloaded') && `"preloadedAddresses":${row.preloaded}`,
    seen('doNotCalls') && `"doNotCalls":${row.do_not_calls}`,
    seen('history') && `"assignments":${row.history}`,
  ];
  return new JsonReply(`{${parts.filter(Boolean).join(',')}}`);
}
