/**
 * A statement that is prepared once a connection, and in whose name it runs, sent as one message. What stands before a Sync
 * is one transaction, so the settings hold for this statement and not a moment longer (PostgreSQL, "Extended Query").
 */
import type { Connection, FieldDef, PoolClient, Submittable } from 'pg';
import { SessionlessClient } from '#platform/database/sessionless-client';

export interface Statement {
  /** Unique among all statements. */
  name: string;
  text: string;
}

export type Value = string | number | null;

/** As the driver really is: it keeps what it has prepared, which its types do not tell. */
type Wire = Connection & { readonly parsedStatements: Record<string, string | undefined> };

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** By connection and statement: a prepared statement keeps its columns, so they are asked for once. */
const columnsOn = new WeakMap<PoolClient, Map<string, Column[]>>();

/** What the driver calls while it is this statement's turn on the connection. */
class PreparedStatement<Row extends object> implements Submittable {
  /** Under which the driver notes that the statement is prepared. */
  readonly name: string;
  readonly text: string;
  private readonly rows: Row[] = [];
  private readonly known: Map<string, Column[]>;
  /** Answers to come before the one that counts. */
  private ahead: number;
  private failure: Error | undefined;
  private readonly client: PoolClient;
  /** Nothing stays prepared, so everything is prepared under no name and sent together. */
  private readonly sessionless: boolean;
  private readonly values: (string | null)[];
  private readonly settings: string[] | undefined;
  private readonly resolve: (rows: Row[]) => void;
  readonly handleError: (error: Error) => void;

  constructor(
    client: PoolClient,
    { name, text }: Statement,
    { values, settings }: Asked,
    [resolve, reject]: [(rows: Row[]) => void, (error: Error) => void],
  ) {
    this.client = client;
    this.sessionless = client instanceof SessionlessClient;
    this.name = this.sessionless ? '' : name;
    this.text = text;
    this.values = values.map((value) => (value === null ? null : String(value)));
    this.settings = settings;
    this.ahead = settings ? 1 : 0;
    this.resolve = resolve;
    this.handleError = reject;
    this.known = columnsOn.get(client) ?? new Map();
    columnsOn.set(client, this.known);
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    wire.stream.cork();
    if (this.settings) {
      if (this.sessionless) wire.parse({ name: '', text: settingStatement.text, types: [] }, true);
      wire.bind({ statement: this.sessionless ? '' : settingStatement.name, values: this.settings }, true);
      wire.execute({}, true);
    }
    if (this.sessionless || wire.parsedStatements[this.name] === undefined)
      wire.parse({ name: this.name, text: this.text, types: [] }, true);
    wire.bind({ statement: this.name, values: this.values }, true);
    if (this.sessionless || !this.known.has(this.name)) wire.describe({ type: 'P', name: '' }, true);
    wire.execute({}, true);
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.client.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    this.known.set(this.name, columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.ahead > 0) return;
    const row: Record<string, unknown> = {};
    try {
      this.known.get(this.name)!.forEach(({ name, parse }, index) => {
        const text = fields[index]!;
        row[name] = text === null ? null : parse(text);
      });
    } catch (error) {
      // Thrown on, it would end the process: nobody stands behind the driver's reading.
      this.failure = error as Error;
    }
    this.rows.push(row as Row);
  }

  handleCommandComplete(): void {
    this.ahead -= 1;
  }

  handleReadyForQuery(): void {
    if (this.failure) this.handleError(this.failure);
    else this.resolve(this.rows);
  }
}

/** The congregation, the person and the operation, until the transaction ends. */
const settingStatement: Statement = {
  name: 'act',
  text: `select set_config('app.congregation',$1,true),set_config('app.person',$2,true),set_config('app.operation',$3,true)`,
};

interface Asked {
  values: Value[];
  /** Of `settingStatement`; left out where the transaction has them already. */
  settings?: string[] | undefined;
}

const settable = new WeakSet<PoolClient>();

export async function runPrepared<Row extends object>(
  client: PoolClient,
  statement: Statement,
  asked: Asked,
): Promise<Row[]> {
  if (asked.settings && !settable.has(client) && !(client instanceof SessionlessClient)) {
    // Alone it sets nothing that outlives it; from now on the connection has it prepared.
    await client.query({ ...settingStatement, values: asked.settings });
    settable.add(client);
  }
  return new Promise((resolve, reject) => {
    client.query(new PreparedStatement<Row>(client, statement, asked, [resolve, reject]));
  });
}
