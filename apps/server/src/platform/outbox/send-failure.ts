/** A message that a provider did not take, with what it said about trying again; the text holds no secret. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly permanent: boolean;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    text: string,
    {
      permanent = false,
      retryAfterSeconds,
    }: { permanent?: boolean; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(text);
    this.permanent = permanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const asFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure(error instanceof Error ? error.message : 'unknown');
