/** Why Sheaf did not start, as one sentence on one line that says what to do. */

const ofPort: Record<string, (port: number | undefined) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Choose another with PORT.`,
  EACCES: (port) => `Port ${port} may not be used by this user. Choose another with PORT, such as 3000.`,
};

export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Sheaf could not start: ${String(error)}.`;
  const { code = '', syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen' && ofPort[code]) return ofPort[code](port);
  const sentence = code === '' ? error.message : `Sheaf could not start: ${error.message}.`;
  return sentence.replaceAll(/\s*\n\s*/g, ' ');
}
