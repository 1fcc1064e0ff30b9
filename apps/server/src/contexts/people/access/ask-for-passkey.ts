import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { challengeMinutes } from '@sheaf/rules/people/access/passkey';
import { limitPasskeys } from '#contexts/people/access/limits';
import { comingIn, newChallenge, relyingParty } from '#contexts/people/access/passkey-proof';
import { asStranger } from '#contexts/people/access/passkeys.store';
import type { Handler } from '#platform/handle';

/** AUTH-R16: lists no passkey, so that it reveals nobody; the device offers its own. */
export async function askForPasskey(
  call: Handler<typeof access.askForPasskey>,
): Promise<ReplyOf<typeof access.askForPasskey>> {
  await limitPasskeys(call);
  return {
    challenge: await newChallenge(asStranger(call.platform.pool), comingIn, call.now),
    rpId: relyingParty(call.platform).id,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
  };
}
