/**
 * Books a transfer by bank to the account of a congregation, or undoes such a booking: `npm run payment -- --for 3-00012 …`. Works beside
 * a running server as well as without one. Only whoever runs the installation reaches it (decision 74).
 * Wrong words are said at once, before the rest of the server is read.
 */
import { paymentUsage, readPaymentArguments } from './payment-arguments.ts';

async function main(): Promise<void> {
  const wanted = readPaymentArguments(process.argv.slice(2));
  const { bookPayment } = await import('./book-payment.ts');
  await bookPayment(wanted);
}

main().catch((error: Error & { code?: string }) => {
  console.error(error.message);
  if (error.code?.startsWith('ERR_PARSE_ARGS') || error.message.startsWith('--')) console.error(paymentUsage);
  process.exit(1);
});
