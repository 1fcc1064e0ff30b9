/** How a transaction says whose act it is: the policies and the journal read these settings. */
import type { Statement, StatementCall } from '#platform/database/prepared-statement';

/** Whose act it is: written to the journal with every row it changes. */
export interface Act {
  congregationId: number;
  /** Null where nobody is signed in yet, or a job acts. */
  personId: number | null;
  /** The operation's or the job's name. */
  operation: string;
  /** A long transaction raises the revisions of what it changed as its last step: nobody waits for more than that (decision 32). */
  raisesRevisionsLast?: boolean;
  /** All its statements see the rows of one moment, whoever writes meanwhile (decision 92). */
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

/** The congregation, the person and the operation, until the transaction ends. */
const actStatement: Statement = {
  name: 'act',
  text: `select set_config('app.congregation',$1,true),set_config('app.person',$2,true),set_config('app.operation',$3,true)`,
};

const begin: Statement = { name: 'begin', text: 'begin' };
const beginOneMoment: Statement = { name: 'begin-one-moment', text: 'begin isolation level repeatable read' };
const relay: Statement = { name: 'act-relay', text: `select ${relayText}` };
const late: Statement = { name: 'act-late', text: `select ${lateText}` };

/** What goes before statements that are a transaction of their own, in one message with them. */
export const settingAct = (act: Act): StatementCall[] => [{ statement: actStatement, values: valuesOf(act) }];

/** The same as `beginText`, in one message with what is asked for first. */
export const beginningAct = (act: Act, isRelayed: boolean): StatementCall[] => [
  { statement: act.seesOneMoment ? beginOneMoment : begin, values: [] },
  ...settingAct(act),
  ...(act.raisesRevisionsLast ? [{ statement: late, values: [] }] : []),
  ...(isRelayed ? [{ statement: relay, values: [] }] : []),
];
