/** Host of a talk: a directory congregation, or a new entry of the form (AWAY-R3, AWAY-R4). */
import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { isWizardEmail } from '@sheaf/rules/contact/email';
import { notListed } from '@sheaf/rules/meetings/talks/away-talk';
import { congregationCard, keepCongregation } from '#contexts/meetings/speakers/speakers.api';
import type { Handler } from '#platform/handle';
import type { FieldCodes } from '#platform/outcome';

type Call = Handler<typeof operations.saveAwayTalk>;
type Host = NonNullable<Awaited<ReturnType<typeof congregationCard>>>;

/** Suburb, day and country are optional (AWAY-R3, AWAY-R13). */
function wrongInNew({ body }: Call): FieldCodes {
  const wrong: FieldCodes = {};
  for (const field of ['cong_name', 'region', 'postcode', 'address', 'ptc'] as const)
    if (body[field] === null) wrong[field] = ['required'];
  if (body.ptc !== null && !isWizardEmail(body.ptc)) wrong.ptc = ['not-an-email'];
  return wrong;
}

/** Fields of the directory by the names of this form. */
const fieldNames: Readonly<Record<string, string>> = { country_id: 'country', region_id: 'region' };

export async function hostOfAwayTalk(call: Call): Promise<Host> {
  const { tenant, body } = call;
  if (body.cong !== notListed) {
    const host = body.cong === tenant.congregationId ? undefined : await congregationCard(tenant, body.cong);
    return host ?? call.invalid({ cong: ['no-such-congregation'] });
  }
  const wrong = wrongInNew(call);
  if (Object.keys(wrong).length > 0) return call.invalid(wrong);
  const kept = await keepCongregation(tenant, {
    name: body.cong_name!,
    country_id: body.country,
    region_id: body.region,
    suburb: body.suburb,
    postcode: body.postcode,
    address: body.address,
    public_day: body.public_day,
    public_start_time: body.public_start_time,
    contact_email: body.ptc,
  });
  if ('wrong' in kept)
    return call.invalid(
      Object.fromEntries(
        Object.entries(kept.wrong).map(([field, codes]) => [fieldNames[field] ?? field, codes]),
      ),
    );
  return (await congregationCard(tenant, kept.id))!;
}
