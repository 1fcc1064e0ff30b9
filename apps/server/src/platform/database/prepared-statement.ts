/**
 * Prepares statements once per connection and sends them in one message with the actor's settings. Messages
 * before a Sync form one transaction, so the settings apply to these statements only (PostgreSQL, "Extended
 * Query").
 */
import type { Connection, FieldDef, PoolClient, Submittable } from 'pg';
import { SessionlessClient } from '#platform/database/sessionless-client';

export interface Statement {
  /** Unique among all statements. */
  name: string;
  text: string;
  /** Writes, locks or fixes a snapshot, so it needs an explicit transaction. */
  needsTransaction?: true;
}

export type Value = string | number | null;

export interface StatementCall {
  statement: Statement;
  values: readonly Value[];
}

/** The driver tracks its prepared statements, which its types omit. */
type Wire = Connection & { readonly parsedStatements: Record<string, string | undefined> };

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/**
 * Columns by connection and statement: a prepared statement has fixed columns, so they are described once.
 */
const columnsOn = new WeakMap<PoolClient, Map<string, Column[]>>();

const asText = (value: Value): string | null => (value === null ? null : String(value));

/** The driver calls these methods while the statements are active on the connection; they run in order. */
class PreparedStatements implements Submittable {
  private readonly rows: object[][];
  private readonly known: Map<string, Column[]>;
  /** Index of the statement whose answer arrives. */
  private at = 0;
  private failure: Error | undefined;
  private readonly client: PoolClient;
  private readonly asked: readonly StatementCall[];
  /** Without sessions nothing stays prepared, so every statement is unnamed and sent together. */
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

  /** The driver records one name per message; here a message prepares several, in order. */
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
      // Thrown inside the driver's parser, it would end the process.
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
 * @param before begins the transaction or sets the actor, in the same message.
 * @returns the rows of each statement; if one fails, all fail.
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
