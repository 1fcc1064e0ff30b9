/**
 * Validates a complete map form (ASSIGN-D3, MAPS-D6): sent fields that the call does not change must equal
 * the map's.
 */
import type { LoadedMap } from '#contexts/territory/maps/map-state';
import { maps } from '#contexts/territory/maps/maps.store';
import { assertAsShown } from '#platform/as-shown';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

interface FormCall {
  tenant: Tenant;
  body: { number?: unknown; type_id?: unknown };
  invalid: (fields: FieldCodes) => never;
}

/** Compares number and type, which assigning and reassigning send. */
export async function assertMapNamed(call: FormCall, { id }: LoadedMap): Promise<void> {
  const row = (await maps.read(call.tenant, id))!;
  assertAsShown(call, call.body as Record<string, unknown>, { number: row.number, type_id: row.type_id });
}

/** Accepts the suburb as its id or as the row that a map shows. */
const suburbIn = (sent: unknown): unknown =>
  sent !== null && typeof sent === 'object' ? (sent as { id?: unknown }).id : sent;

/** Compares the fields of the map and its assignment, which recalling and cancelling send. */
export async function assertWholeMapForm(
  call: FormCall & { told?: Readonly<Record<string, unknown>> },
  { id }: LoadedMap,
): Promise<void> {
  const row = (await maps.read(call.tenant, id))!;
  const { assignment } = row;
  const { told = {} } = call;
  assertAsShown(
    call,
    { suburb: suburbIn(told.suburb), order: told.order },
    { suburb: row.suburb?.id ?? null, order: row.order },
  );
  assertAsShown(call, call.body as Record<string, unknown>, {
    number: row.number,
    type_id: row.type_id,
    blocks: row.total_blocks,
    complete: row.last_completed,
    ...(assignment && {
      personal: assignment.personal,
      campaign: assignment.campaign,
      campaign_name: assignment.campaign_name,
    }),
  });
}
