/** The Firefox of the system over WebDriver BiDi, which it understands without a driver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Control, type EnginePage, until } from './engine-page.ts';
import { findByName, selectors } from './find-by-name.ts';

const phone = { width: 450, height: 900 };

const preferences = {
  'intl.accept_languages': 'en-AU, en',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
};

interface Reply {
  id: number;
  result?: unknown;
  message?: string;
}

/** Sends commands as JSON. Libraries end a command after half a minute, which a start on a busy machine exceeds. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    });
  }

  static async to(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await once(socket as unknown as EventTarget, 'open');
    return new Connection(socket);
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const { result, message } = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result as Result;
  }

  close(): void {
    this.#socket.close();
  }
}

interface Answer {
  type: 'success' | 'exception';
  result: { value: string };
  exceptionDetails?: { text: string };
}

class FirefoxPage implements EnginePage {
  readonly #connection: Connection;
  readonly #context: string;
  readonly #stop: () => Promise<void>;

  constructor(connection: Connection, context: string, stop: () => Promise<void>) {
    this.#connection = connection;
    this.#context = context;
    this.#stop = stop;
  }

  /** Values travel as JSON text. */
  async #call<Value>(body: string): Promise<Value> {
    const answer = await this.#connection.send<Answer>('script.evaluate', {
      expression: `JSON.stringify((() => { ${body} })() ?? null)`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value) as Value;
  }

  #find<Value>({ role, name: { source, flags } }: Control, then: string): Promise<Value> {
    const given = [selectors[role], source, flags].map((one) => JSON.stringify(one)).join(', ');
    return this.#call<Value>(
      `const found = ((selector, source, flags) => { ${findByName} })(${given}); ${then}`,
    );
  }

  /** Firefox refuses a navigation while the page itself navigates. */
  async open(address: string): Promise<void> {
    await until(address, async () => {
      await this.#connection.send('browsingContext.navigate', {
        context: this.#context,
        url: address,
        wait: 'complete',
      });
      return true;
    });
  }

  async reload(): Promise<void> {
    await this.#connection.send('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  async press(control: Control): Promise<void> {
    const point = await until(`${control.role} ${control.name}`, async () => {
      const middle = await this.#find<{ x: number; y: number } | null>(
        control,
        `const [first] = found;
         first?.element.scrollIntoView({ block: 'center' });
         const box = first?.element.getBoundingClientRect();
         return box && { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };`,
      );
      return middle ?? undefined;
    });
    await this.#act('pointer', [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async #act(type: 'pointer' | 'key', actions: readonly object[]): Promise<void> {
    await this.#connection.send('input.performActions', {
      context: this.#context,
      actions: [{ type, id: type, actions }],
    });
  }

  async type(control: Control, text: string): Promise<void> {
    await this.press(control);
    await this.#act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  names(control: Control): Promise<string[]> {
    return this.#find(control, 'return found.map(({ name }) => name);');
  }

  read<Value>(script: string): Promise<Value> {
    return this.#call<Value>(`return (${script});`);
  }

  async close(): Promise<void> {
    this.#connection.close();
    await this.#stop();
  }
}

/** Address that Firefox prints once it listens. */
const listening = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    browser.once('exit', (code) => reject(new Error(`Firefox ended with code ${code}:\n${text}`)));
    browser.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
  });

export async function openFirefoxPage(file: string): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'sheaf-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const browser = spawn(
    file,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote'],
    { env: { ...process.env, TZ: 'Australia/Hobart', HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async (): Promise<void> => {
    const ended = browser.exitCode === null ? once(browser, 'exit') : undefined;
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = await Connection.to(`${await listening(browser)}/session`);
    await connection.send('session.new', { capabilities: {} });
    const { contexts } = await connection.send<{ contexts: [{ context: string }] }>(
      'browsingContext.getTree',
      {},
    );
    const [{ context }] = contexts;
    await connection.send('browsingContext.setViewport', { context, viewport: phone });
    return new FirefoxPage(connection, context, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}
