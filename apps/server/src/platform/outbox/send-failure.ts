/** A message that a provider did not say yes to; the text holds no secret. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly permanent: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Its answer got lost, so that it may have taken the message all the same. */
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

/** An error that nobody foresaw says nothing of what the provider did. */
export const asFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure
    ? error
    : new SendFailure(error instanceof Error ? error.message : 'unknown', { unsure: true });
