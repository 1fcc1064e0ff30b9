import { billing } from '@sheaf/contract/messaging/billing/billing';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import type { DocumentedSetting } from '#app/suites/documented-setting';

const message = 'Meeting moved to 19:30';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

const ownCongregation: Row = async ({ congregation }) => congregation.id;

/** A paid SMS. */
const activity: Row = async ({ done, congregation }) => {
  await congregation.addPerson({ appointment: 'servant', phone: '+61491570156' });
  await done(messages.sendMessages, { body: { to: 2, message } });
  const [line] = await done(billing.listActivity, { params: { id: congregation.id } });
  return line!.id;
};

const invoice: Row = async ({ done }) => (await done(billing.prepay, { body: { amount: 100 } })).id;

export const billingRows = { activity, invoice, ownCongregation };
