/** Encrypts a backup for public keys of age (age-encryption.org), in pieces (decision 213). */
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

type Chunks = AsyncIterable<Uint8Array>;

const opening = 'age-encryption.org/v1\n';
const identityStart = /^AGE-SECRET-KEY-/;

/** Whether a file begins like one of age. */
export const isEncrypted = (start: Buffer): boolean =>
  start.subarray(0, opening.length).toString('latin1') === opening;

/** @throws with a sentence if a key is not one of age. */
export function encryptFor(recipients: readonly string[]): (chunks: Chunks) => AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new Error(`"${recipient}" is not a public key of age. It begins with age1.`, { cause: error });
    }
  }
  return async function* encrypted(chunks) {
    yield* await encrypter.encrypt(ReadableStream.from(chunks) as ReadableStream<Uint8Array>);
  };
}

/** A backup that its key does not open, or that is damaged; the message is a sentence. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup';
}

/** The lines of a file of keys, as `age-keygen` writes it. */
const identitiesOf = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => identityStart.test(line));

/** The public keys of a file of keys. @throws with a sentence if it holds none. */
export async function recipientsOf(text: string): Promise<string[]> {
  const identities = identitiesOf(text);
  if (identities.length === 0) throw new UnreadableBackup('The file of --identity holds no key of age.');
  return Promise.all(identities.map(identityToRecipient));
}

/** Every piece is authenticated before it is passed on, and the last one marks the end of the file. */
export function decryptWith(keys: string): (chunks: Chunks) => AsyncGenerator<Uint8Array> {
  return async function* decrypted(chunks) {
    await recipientsOf(keys);
    const decrypter = new Decrypter();
    for (const identity of identitiesOf(keys)) decrypter.addIdentity(identity);
    try {
      yield* await decrypter.decrypt(ReadableStream.from(chunks) as ReadableStream<Uint8Array>);
    } catch (error) {
      const isForeign = error instanceof Error && /no identity matched/.test(error.message);
      throw new UnreadableBackup(
        isForeign
          ? 'The key of --identity does not open this backup. Name the file with its key.'
          : 'This backup is damaged or not whole.',
        { cause: error },
      );
    }
  };
}
