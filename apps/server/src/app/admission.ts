/** Admits or refuses a request by its head, before its body is parsed (decision 125). */
import type { Definition } from '@sheaf/contract/operation';
import { isLaterEra } from '@sheaf/rules/sync/era';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '#app/caller-address';
import { openRequestSignIn } from '#app/print-tickets';
import { admit, openSignIn, type SignInResult } from '#app/sign-in';
import { hasBody, isUpload } from '#app/slow-senders';
import { openStrangerLimits } from '#app/stranger-limits';
import { FormerDatabase } from '#platform/database/pool';
import { InvalidInput } from '#platform/outcome';
import type { Platform } from '#platform/platform';

interface Caller {
  signedIn: SignInResult;
  at: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    operation?: Definition;
    /** The authenticated caller; absent for a public operation. */
    caller?: Caller;
  }
}

/** Header of requests and answers. */
export const eraHeader = 'sheaf-era';

/** A body received within this time is handled with the first admission; a slower one is admitted again. */
const freshMilliseconds = 1000;

/**
 * Only uploads are multipart, except one-click unsubscribe requests of mail programs, whose body is ignored.
 */
function assertForm({ upload, form }: Definition, request: FastifyRequest): void {
  if (!hasBody(request) || isUpload(request) === (upload !== undefined) || (form && isUpload(request)))
    return;
  throw new InvalidInput(upload ? { [upload.field]: ['required'] } : { body: ['not-json'] });
}

/** A phone that saw a later history gets nothing from a process on a former primary, and sends nothing to it. */
function assertPresent({ era }: Platform, { headers }: FastifyRequest): void {
  const [theirs, ours] = [headers[eraHeader], era?.text()];
  if (typeof theirs === 'string' && ours !== undefined && isLaterEra(theirs, ours))
    throw new FormerDatabase();
}

export function openAdmission(platform: Platform) {
  const signingIn = openSignIn(platform);
  const signInRequest = openRequestSignIn(platform, signingIn);
  const limitStranger = openStrangerLimits(platform.settings.strangerFactor);

  const keep = (request: FastifyRequest, operation: Definition, signedIn: SignInResult, at: Date): void => {
    request.caller = { signedIn, at };
    admit(operation, signedIn, at);
    assertForm(operation, request);
  };

  return {
    /**
     * Throws, or rejects with, `TooManyRequests`, `SignInDenial`, `AccessDenial` or `InvalidInput`. Returns
     * no promise if everything is known: most requests are a poll or a 304.
     */
    admitRequest(operation: Definition, request: FastifyRequest): void | Promise<void> {
      request.operation = operation;
      const now = platform.clock();
      if (operation.permission === 'public') {
        limitStranger(operation, callerAddress(request), now);
        assertForm(operation, request);
        return;
      }
      assertPresent(platform, request);
      const found = signInRequest(operation, request, now);
      if (!(found instanceof Promise)) return keep(request, operation, found, now);
      return found.then((signedIn) => keep(request, operation, signedIn, now));
    },

    /**
     * The admitted caller. Checks again whether the session and permission ended while a slow body arrived.
     */
    async admittedTo(operation: Definition, request: FastifyRequest): Promise<SignInResult> {
      const { caller } = request;
      if (!caller) throw new Error(`${operation.name} was called without admission`);
      const now = platform.clock();
      const slow = hasBody(request) && now.getTime() - caller.at.getTime() > freshMilliseconds;
      if (!slow) return caller.signedIn;
      const signedIn = await signingIn.signIn(request.headers, now);
      admit(operation, signedIn, now);
      return signedIn;
    },
  };
}

export type Admission = ReturnType<typeof openAdmission>;
