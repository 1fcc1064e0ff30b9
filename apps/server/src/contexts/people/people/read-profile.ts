import type { people } from '@sheaf/contract/people/people/people';
import { presentProfile } from '#contexts/people/people/present-profile';
import type { Handler } from '#platform/handle';

export const readProfile = async (call: Handler<typeof people.readProfile>) =>
  (await presentProfile(call, call.actor.personId)) ?? call.missing();
