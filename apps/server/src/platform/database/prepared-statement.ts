/**
 * Statements that are prepared once a connection, sent as one message with the settings in whose name they run. What stands before a Sync
 * is one transaction, so the settings hold for these statements and not a moment longer (PostgreSQL, "Extended Query").
 */
import type { Connection, FieldDef, PoolClient, Submittable } from 'pg';
import { SessionlessClient } from '#platform/database/sessionless-client';

export interface Statement {
  /** Unique among all statements. */
  name: string;
  text: string;
  /** It writes, or what it locks or sees is needed until the transaction ends, so one is begun for it. */
  needsTransaction?: true;
}

export type Value = string | number | null;

export interface StatementCall {
  statement: Statement;
  values: readonly Value[];
}

/** As the driver really is: it keeps what it has prepared, which its types do not tell. */
type Wire = Connection & { readonly parsedStatements: Record<string, string | undefined> };

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** By connection and statement: a prepared statement keeps its columns, so they are asked for once. */
const columnsOn = new WeakMap<PoolClient, Map<string, Column[]>>();

const asText = (value: Value): string | null => (value === null ? null : String(value));

/** What the driver calls while it is the turn of these statements on the connection; they run in their order. */
class PreparedStatements implements Submittable {
  private readonly rows: object[][];
  private readonly known: Map<string, Column[]>;
  /** Whose answer comes. */
  private at = 0;
  private failure: Error | undefined;
  private readonly client: PoolClient;
  private readonly asked: readonly StatementCall[];
  /** Nothing stays prepared, so everything is prepared under no name and sent together. */
  private readonly sessionless: boolean;
  private readonly resolve: (rows: object[][]) => void;
  private readonly reject: (error: Error) => void;
  private stopNoting = (): void => {};

  constructor(
    client: PoolClient,
    asked: readonly StatementCall[],
    [resolve, reject]: [(rows: object[][]) => void, (error: Error) => void],
  ) {
    this.client = client;
    this.asked = asked;
    this.rows = asked.map(() => []);
    this.sessionless = client instanceof SessionlessClient;
    this.resolve = resolve;
    this.reject = reject;
    this.known = columnsOn.get(client) ?? new Map();
    columnsOn.set(client, this.known);
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    const fresh = new Map<string, string>();
    wire.stream.cork();
    for (const { statement, values } of this.asked) this.send(wire, statement, values.map(asText), fresh);
    wire.sync();
    wire.stream.uncork();
    if (fresh.size > 0 && !this.sessionless) this.notePrepared(wire, fresh);
  }

  private send(
    wire: Wire,
    { name, text }: Statement,
    values: (string | null)[],
    fresh: Map<string, string>,
  ): void {
    const statement = this.sessionless ? '' : name;
    if (this.sessionless || (wire.parsedStatements[name] === undefined && !fresh.has(name))) {
      wire.parse({ name: statement, text, types: [] }, true);
      fresh.set(name, text);
    }
    wire.bind({ statement, values }, true);
    if (this.sessionless || !this.known.has(name)) wire.describe({ type: 'P', name: '' }, true);
    wire.execute({}, true);
  }

  /** The driver notes one name for each message it was given; here there are several, prepared in their order. */
  private notePrepared(wire: Wire, fresh: Map<string, string>): void {
    const coming = [...fresh];
    const note = (): void => {
      const [name, text] = coming.shift()!;
      wire.parsedStatements[name] = text;
    };
    wire.on('parseComplete', note);
    this.stopNoting = () => void wire.removeListener('parseComplete', note);
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.client.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    this.known.set(this.asked[this.at]!.statement.name, columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      this.known.get(this.asked[this.at]!.statement.name)!.forEach(({ name, parse }, index) => {
        const text = fields[index]!;
        row[name] = text === null ? null : parse(text);
      });
    } catch (error) {
      // Thrown on, it would end the process: nobody stands behind the driver's reading.
      this.failure = error as Error;
    }
    this.rows[this.at]!.push(row);
  }

  handleCommandComplete(): void {
    this.at += 1;
  }

  handleError(error: Error): void {
    this.stopNoting();
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.stopNoting();
    if (this.failure) this.reject(this.failure);
    else this.resolve(this.rows);
  }
}

/**
 * @param before what begins the transaction or says whose act it is, in the same message.
 * @returns the rows of each that was asked for; where one fails, all have failed.
 */
export async function runPrepared(
  client: PoolClient,
  asked: readonly StatementCall[],
  before: readonly StatementCall[] = [],
): Promise<object[][]> {
  const rows = await new Promise<object[][]>((resolve, reject) => {
    client.query(new PreparedStatements(client, [...before, ...asked], [resolve, reject]));
  });
  return rows.slice(before.length);
}
