/** Which prompts stand on the dashboard, in which order, and what was sent away (SHELL-P1 to P11, SHELL-O5, SHELL-O6). The domains bring them. */

export interface PromptKind {
  /** Names it on the phone, where it is kept that it was sent away. */
  id: string;
  /** Smaller numbers stand further up. */
  place: number;
  /** Without a network it is not asked. */
  needsNetwork?: boolean;
  /** SHELL-O5: returns at the next start until it is answered; the others stay away from this phone. */
  returns?: boolean;
}

/** What a prompt says now; null where there is no cause for it. */
export interface PromptCause<Kind extends PromptKind> {
  kind: Kind;
  content: string | null;
}

export interface Prompt<Kind extends PromptKind> {
  kind: Kind;
  /** Once sent away it returns when this is another. */
  content: string;
}

/** What was sent away on this phone: the content last dismissed, by prompt. */
export type DismissedPrompts = Readonly<Record<string, string>>;

export const promptsOf = <Kind extends PromptKind>(
  causes: readonly PromptCause<Kind>[],
  online: boolean,
  dismissed: DismissedPrompts,
): Prompt<Kind>[] =>
  causes
    .flatMap(({ kind, content }) =>
      content === null || dismissed[kind.id] === content || (kind.needsNetwork && !online)
        ? []
        : [{ kind, content }],
    )
    .sort((a, b) => a.kind.place - b.kind.place);
