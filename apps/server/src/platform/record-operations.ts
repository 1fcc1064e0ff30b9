/** Add, edit and delete of records whose handlers only parse, save and present (decision 170). */
import type { Definition, ReplyOf } from '@sheaf/contract/operation';
import type { Tenant } from '#platform/database/tenant';
import type { Handler, Route, TenantCall } from '#platform/handle';

interface StoredRecord {
  id: number;
  version: number;
}

interface RecordStore<Row, Values> {
  lock(tenant: Tenant, id: number): Promise<Row | undefined>;
  add(tenant: Tenant, values: Values): Promise<Row>;
  edit(tenant: Tenant, id: number, values: Values): Promise<Row>;
}

type AnyCall = TenantCall<Definition>;

interface RecordParts<Add extends Definition, Edit extends Definition, Row extends StoredRecord, Values> {
  add: Add;
  edit: Edit;
  store: RecordStore<Row, Values>;
  /**
   * Values of the form, after checks that may refuse it. `row` is the stored record, locked; undefined for a
   * new one.
   */
  read(call: Handler<Add> | Handler<Edit>, row: Row | undefined): Values | Promise<Values>;
  present(
    call: Handler<Add> | Handler<Edit>,
    row: Row,
  ): (ReplyOf<Add> & ReplyOf<Edit>) | Promise<ReplyOf<Add> & ReplyOf<Edit>>;
  /** Locks to take before the record's own. */
  before?(call: AnyCall): Promise<void>;
  /**
   * Further steps after a record was saved or deleted, in the same transaction. A deleted record has no
   * values.
   */
  after?(call: AnyCall, id: number, values: Values | undefined): Promise<unknown>;
}

interface RemovalParts<Delete extends Definition, Row> {
  delete: Delete;
  /** @returns false for an unknown record. */
  remove(tenant: Tenant, id: number): Promise<boolean>;
  /** May refuse the deletion. The record is locked. */
  beforeDelete?(call: Handler<Delete>, row: Row): Promise<void>;
}

interface RecordCall {
  tenant: Tenant;
  params: { id: number };
  body: { version?: number };
  missing(): never;
  stale(current: unknown): never;
}

/** Routes of a record. Without `delete`, its deletion has a handler of its own. */
export function recordOperations<
  Add extends Definition,
  Edit extends Definition,
  Delete extends Definition,
  Row extends StoredRecord,
  Values,
>(record: RecordParts<Add, Edit, Row, Values> & (RemovalParts<Delete, Row> | { delete?: never })): Route[] {
  const { store, read, present, before, after } = record as unknown as {
    store: RecordStore<Row, Values>;
    read(call: RecordCall, row?: Row): Promise<Values>;
    present(call: RecordCall, row: Row): Promise<unknown>;
    before?(call: RecordCall): Promise<void>;
    after?(call: RecordCall, id: number, values?: Values): Promise<unknown>;
  };

  const add = async (call: RecordCall) => {
    await before?.(call);
    const values = await read(call);
    const row = await store.add(call.tenant, values);
    await after?.(call, row.id, values);
    return present(call, row);
  };

  const edit = async (call: RecordCall) => {
    const { tenant, params, body } = call;
    await before?.(call);
    const row = await store.lock(tenant, params.id);
    if (!row) return call.missing();
    if (body.version !== undefined && body.version !== row.version)
      return call.stale(await present(call, row));
    const values = await read(call, row);
    const edited = await store.edit(tenant, row.id, values);
    await after?.(call, row.id, values);
    return present(call, edited);
  };

  const routes: Route[] = [
    { operation: record.add, handler: add },
    { operation: record.edit, handler: edit },
  ];
  if (!record.delete) return routes;
  const { remove, beforeDelete } = record as unknown as {
    remove: RemovalParts<Delete, Row>['remove'];
    beforeDelete?(call: RecordCall, row: Row): Promise<void>;
  };

  const removeOne = async (call: RecordCall) => {
    const { tenant, params } = call;
    await before?.(call);
    if (beforeDelete) await beforeDelete(call, (await store.lock(tenant, params.id)) ?? call.missing());
    if (!(await remove(tenant, params.id))) return call.missing();
    await after?.(call, params.id);
    return { ok: true };
  };
  return [...routes, { operation: record.delete, handler: removeOne }];
}
