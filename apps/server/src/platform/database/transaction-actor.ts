/** Transaction settings that name the actor; policies and the journal read them. */
import type { Statement, StatementCall } from '#platform/database/prepared-statement';

/** Actor of a transaction, written to the journal with every changed row. */
export interface TransactionActor {
  congregationId: number;
  /** Null before sign-in and in jobs. */
  personId: number | null;
  operation: string;
  /**
   * A long transaction raises the revisions as its last step, to hold those row locks briefly (decision 32).
   */
  raisesRevisionsLast?: boolean;
  /** Repeatable read: all statements share one snapshot (decision 92). */
  seesOneMoment?: boolean;
}

/** An actor with the server's time at the start of the transaction, by which triggers date their rows. */
export interface DatedActor extends TransactionActor {
  now: Date;
}

type ActorValues = [congregation: string, person: string, operation: string, now: string];

const valuesOf = ({ congregationId, personId, operation, now }: DatedActor): ActorValues => {
  if (!Number.isInteger(congregationId) || !/^[\w.-]+$/.test(operation))
    throw new Error('an actor names its congregation and operation');
  const person = personId === null ? '' : String(Math.trunc(personId));
  return [String(congregationId), person, operation, now.toISOString()];
};

const relayText = "set_config('app.relay','on',true)";
const lateText = "set_config('app.late_revisions','{}',true)";

export function beginText(actor: DatedActor, isRelayed: boolean): string {
  const [congregation, person, operation, now] = valuesOf(actor);
  const late = actor.raisesRevisionsLast ? `,${lateText}` : '';
  const relay = isRelayed ? `,${relayText}` : '';
  const kind = actor.seesOneMoment ? ' isolation level repeatable read' : '';
  return `begin${kind}; select set_config('app.congregation','${congregation}',true),set_config('app.person','${person}',true),set_config('app.operation','${operation}',true),set_config('app.now','${now}',true)${late}${relay}`;
}

/** Sets congregation, person, operation and time until the transaction ends. */
const actorStatement: Statement = {
  name: 'actor',
  text: `select set_config('app.congregation',$1,true),set_config('app.person',$2,true),set_config('app.operation',$3,true),set_config('app.now',$4,true)`,
};

const begin: Statement = { name: 'begin', text: 'begin' };
const beginOneMoment: Statement = { name: 'begin-one-moment', text: 'begin isolation level repeatable read' };
const relay: Statement = { name: 'actor-relay', text: `select ${relayText}` };
const late: Statement = { name: 'actor-late', text: `select ${lateText}` };

/** Precedes statements that form their own transaction, in the same message. */
export const setActor = (actor: DatedActor): StatementCall[] => [
  { statement: actorStatement, values: valuesOf(actor) },
];

/** Like `beginText`, in one message with the first statements. */
export const beginAs = (actor: DatedActor, isRelayed: boolean): StatementCall[] => [
  { statement: actor.seesOneMoment ? beginOneMoment : begin, values: [] },
  ...setActor(actor),
  ...(actor.raisesRevisionsLast ? [{ statement: late, values: [] }] : []),
  ...(isRelayed ? [{ statement: relay, values: [] }] : []),
];
