import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import { launch, said } from './launched.ts';
import { PHONE } from './phone.ts';

/** WebDriver BiDi, which Firefox speaks by itself: commands and answers are messages of one socket. */
class Session {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data));
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.type === 'success') waiting?.resolve(answer.result as never);
      else waiting?.reject(new Error(`${answer.error}: ${answer.message}`));
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has gone'));
    });
  }

  send<Result = unknown>(method: string, params: object): Promise<Result> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Firefox took no connection at ${url}`)));
  });
}

interface Evaluated {
  type: 'success' | 'exception';
  result: { value?: string };
  exceptionDetails: { text: string };
}

/** Starts Firefox without a window, with one page of a phone's size. */
export async function startFirefox(binary: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  // drawing what moves costs a good part of the processor time
  const settings = { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const firefox = launch(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const close = async () => {
    await firefox.end();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await said(firefox, 2, /ws:\/\/[\d.:]+/);
    const session = new Session(await connected(`${address}/session`));
    await session.send('session.new', { capabilities: {} });
    const { contexts } = await session.send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
    const [{ context }] = contexts;
    await session.send('browsingContext.setViewport', { context, viewport: PHONE });
    return {
      open: async (url) => {
        await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      call: async (source, args) => {
        const functionDeclaration = `async () => JSON.stringify(await (${source})(...${JSON.stringify(args)}))`;
        const target = { context };
        const params = { functionDeclaration, target, awaitPromise: true, userActivation: false };
        const { type, result, exceptionDetails } = await session.send<Evaluated>('script.callFunction', params);
        if (type === 'exception') throw new Error(exceptionDetails.text);
        return result.value === undefined ? undefined : JSON.parse(result.value);
      },
      perform: async (actions) => {
        await session.send('input.performActions', { context, actions });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
