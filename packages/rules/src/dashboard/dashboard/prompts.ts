/**
 * Selection and order of dashboard prompts, with dismissals (SHELL-P1 to P11, SHELL-O5, SHELL-O6). Prompts
 * are declared by the domains.
 */

export interface PromptKind {
  /** Key under which the phone stores the dismissal. */
  id: string;
  /** Sort position, ascending; prompts with a date share `datedPlace`. */
  place: number;
  /** Hidden while offline. */
  needsNetwork?: boolean;
  /**
   * Returns at the next start until it is answered; other prompts stay dismissed on this phone (SHELL-O5).
   */
  returns?: boolean;
}

/** Place of all prompts with a date, which are sorted by it (SHELL-R21). */
export const datedPlace = 20;

/** `content` is null if there is no cause for the prompt. */
export interface PromptCause<Kind extends PromptKind> {
  kind: Kind;
  content: string | null;
  /** Milliseconds; null without a date. */
  at?: number | null;
}

export interface Prompt<Kind extends PromptKind> {
  kind: Kind;
  /** A dismissed prompt returns when this changes. */
  content: string;
}

/** Last dismissed content per prompt id, stored on this phone. */
export type DismissedPrompts = Readonly<Record<string, string>>;

const byTime = (one: number | null | undefined, other: number | null | undefined): number =>
  (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE);

export const promptsOf = <Kind extends PromptKind>(
  causes: readonly PromptCause<Kind>[],
  online: boolean,
  dismissed: DismissedPrompts,
): Prompt<Kind>[] =>
  [...causes]
    .sort((a, b) => a.kind.place - b.kind.place || byTime(a.at, b.at))
    .flatMap(({ kind, content }) =>
      content === null || dismissed[kind.id] === content || (kind.needsNetwork && !online)
        ? []
        : [{ kind, content }],
    );
