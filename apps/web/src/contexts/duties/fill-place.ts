/** Fills a duty optimistically on this phone, then on the server. A refusal is rolled back and shown. */
import { CallFailed, call, newKey, type Reply } from '#platform/api.ts';
import { queryClient, refreshAfter } from '#platform/queries.ts';
import { say } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import type { AssignmentRow } from './ledger.ts';

type DutyReply = Reply<'duties.fillDuty'>;

export interface Holder {
  id: number;
  name: string;
}

export interface FillRequest {
  dutyId: number;
  title: string;
  to: Holder | null;
  /** Holder at the time of the choice. */
  from: Holder | null;
  /** Undefined if it is not cached. */
  version: number | undefined;
  nameOf: (person: number) => string | undefined;
  /** True if an unsuitable pair of student and householder was confirmed (MEET-X11). */
  anyPair?: boolean;
  /** True if the other place of the pair is filled. */
  paired?: boolean;
}

const lists = { queryKey: ['meetings.listMeetingAssignments'] };

const withHolder = (row: AssignmentRow, duty: number, person: number | null): AssignmentRow => {
  if (row.helper_duty_id === duty) return { ...row, helper_id: person };
  return row.id === duty ? { ...row, user_id: person } : row;
};

/** Updates all lists. Cancels running reads, which would restore the old row. */
async function show(duty: number, person: number | null): Promise<void> {
  await queryClient.cancelQueries(lists);
  queryClient.setQueriesData<AssignmentRow[]>(lists, (rows) =>
    rows?.map((row) => withHolder(row, duty, person)),
  );
}

const send = (
  { dutyId, anyPair = false }: FillRequest,
  person: number | null,
  version: number | undefined,
): Promise<DutyReply> =>
  call('duties.fillDuty', {
    params: { id: dutyId },
    body: { user_id: person, ...(anyPair && { any_pair: true }), ...(version !== undefined && { version }) },
    key: newKey(),
  });

/** Error text of a refusal; a stale one names the new holder. */
function refusalLabels(error: unknown, { nameOf, title }: FillRequest): string {
  if (!(error instanceof CallFailed)) return say('shell:failed');
  if (error.problem.code !== 'stale') return error.problem.errors?.user_id?.[0] ?? error.message;
  const now = (error.problem.current as DutyReply | undefined)?.user_id;
  const name = now == null ? undefined : nameOf(now);
  return name ? say('chooser:staleNow', { title, name }) : say('chooser:stale', { title });
}

/** @throws an error whose message is a translated sentence. */
async function write(
  filling: FillRequest,
  to: Holder | null,
  from: Holder | null,
  version: number | undefined,
) {
  await show(filling.dutyId, to?.id ?? null);
  try {
    return await send(filling, to?.id ?? null, version);
  } catch (error) {
    await show(filling.dutyId, from?.id ?? null);
    throw new Error(refusalLabels(error, filling), { cause: error });
  } finally {
    void refreshAfter('duties.fillDuty');
  }
}

const doneLabels = ({ title, to }: FillRequest): string =>
  to ? say('chooser:done', { title, name: to.name }) : say('chooser:cleared', { title });

/** Returns at once; toasts report the result. */
export function fillPlace(filling: FillRequest): void {
  const { to, from, version, title } = filling;
  const done = write(filling, to, from, version);
  toasts.show(doneLabels(filling), async () => {
    const { version: written } = await done;
    // The previous holder already had this partner.
    await write({ ...filling, anyPair: filling.paired === true }, from, to, written);
    return say('chooser:undone', { title });
  });
  done.catch((error: Error) => toasts.show(error.message));
}
