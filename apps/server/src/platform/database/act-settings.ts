/** Transaction settings that name the actor; policies and the journal read them. */
import type { Statement, StatementCall } from '#platform/database/prepared-statement';

/** Actor of a transaction, written to the journal with every changed row. */
export interface Act {
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

const valuesOf = ({ congregationId, personId, operation }: Act): [string, string, string] => {
  if (!Number.isInteger(congregationId) || !/^[\w.-]+$/.test(operation))
    throw new Error('an act names its congregation and operation');
  return [String(congregationId), personId === null ? '' : String(Math.trunc(personId)), operation];
};

const relayText = "set_config('app.relay','on',true)";
const lateText = "set_config('app.late_revisions','{}',true)";

export function beginText(act: Act, isRelayed: boolean): string {
  const [congregation, person, operation] = valuesOf(act);
  const late = act.raisesRevisionsLast ? `,${lateText}` : '';
  const relay = isRelayed ? `,${relayText}` : '';
  const kind = act.seesOneMoment ? ' isolation level repeatable read' : '';
  return `begin${kind}; select set_config('app.congregation','${congregation}',true),set_config('app.person','${person}',true),set_config('app.operation','${operation}',true)${late}${relay}`;
}

/** Sets congregation, person and operation until the transaction ends. */
const actStatement: Statement = {
  name: 'act',
  text: `select set_config('app.congregation',$1,true),set_config('app.person',$2,true),set_config('app.operation',$3,true)`,
};

const begin: Statement = { name: 'begin', text: 'begin' };
const beginOneMoment: Statement = { name: 'begin-one-moment', text: 'begin isolation level repeatable read' };
const relay: Statement = { name: 'act-relay', text: `select ${relayText}` };
const late: Statement = { name: 'act-late', text: `select ${lateText}` };

/** Precedes statements that form their own transaction, in the same message. */
export const settingAct = (act: Act): StatementCall[] => [{ statement: actStatement, values: valuesOf(act) }];

/** Like `beginText`, in one message with the first statements. */
export const beginningAct = (act: Act, isRelayed: boolean): StatementCall[] => [
  { statement: act.seesOneMoment ? beginOneMoment : begin, values: [] },
  ...settingAct(act),
  ...(act.raisesRevisionsLast ? [{ statement: late, values: [] }] : []),
  ...(isRelayed ? [{ statement: relay, values: [] }] : []),
];
