/** A message that a provider did not confirm; the text holds no secret. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly permanent: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** The answer was lost, so that the provider may have accepted the message. */
  readonly unsure: boolean;
  constructor(
    text: string,
    {
      permanent = false,
      retryAfterSeconds,
      unsure = false,
    }: { permanent?: boolean; retryAfterSeconds?: number | undefined; unsure?: boolean } = {},
  ) {
    super(text);
    this.permanent = permanent;
    this.retryAfterSeconds = retryAfterSeconds;
    this.unsure = unsure;
  }
}

/** An unexpected error leaves the provider's outcome unknown. */
export const asFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure
    ? error
    : new SendFailure(error instanceof Error ? error.message : 'unknown', { unsure: true });
