/** Calls a server in another process over the network. */
import { type Definition, pathOf } from '@sheaf/contract/operation';

export interface ServerAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests name the shape they look at
  body: any;
}

export interface CallToServer {
  as?: string;
  params?: Record<string, unknown>;
  body?: object;
  key?: string;
}

export async function callServer(
  address: string,
  operation: Definition,
  { as, params, body, key }: CallToServer = {},
): Promise<ServerAnswer> {
  const answer = await fetch(address + pathOf(operation.path, params), {
    method: operation.method,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Names of the events of a channel in order. */
export async function listenToServer(address: string, as: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/live`, {
    headers: { authorization: `Bearer ${as}` },
    signal: leaving.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`no live channel: ${answer.status} ${await answer.text()}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const found = /event: (\w+)\ndata: .*\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return found[1];
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  return { next, leave: () => leaving.abort() };
}

/** A phone that reopens its channel whenever it ends; counts the refusals. */
export async function keepListening(
  address: string,
  token: string,
  until: () => boolean,
): Promise<{ opened: number; refused: number }> {
  const heard = { opened: 0, refused: 0 };
  while (!until()) {
    const channel = await listenToServer(address, token).catch(() => undefined);
    if (!channel) {
      heard.refused += 1;
      continue;
    }
    heard.opened += 1;
    const watch = setInterval(() => until() && channel.leave(), 50);
    while (await channel.next().catch(() => undefined));
    clearInterval(watch);
  }
  return heard;
}
