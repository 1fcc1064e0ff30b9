/**
 * Books a bank transfer to a congregation's account, or undoes a booking: `npm run payment -- --for 3-00012
 * …`. Works with or without a running server. Only operators can run it (decision 74). Arguments are
 * validated before the rest of the server is loaded.
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
