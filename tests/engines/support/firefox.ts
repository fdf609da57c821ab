import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Driver, PHONE } from './driver.ts';
import { launch, said } from './launched.ts';

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

interface Context {
  context: string;
  url: string;
}
interface Evaluated {
  type: 'success' | 'exception';
  result: { value?: string };
  exceptionDetails: { text: string };
}

/** Calls a function in a page, or in one of Firefox's own windows, and returns what it resolves to; all as JSON. */
async function evaluate(session: Session, context: string, source: string, args: readonly unknown[]): Promise<unknown> {
  const functionDeclaration = `async () => JSON.stringify(await (${source})(...${JSON.stringify(args)}))`;
  const params = { functionDeclaration, target: { context }, awaitPromise: true, userActivation: false };
  const { type, result, exceptionDetails } = await session.send<Evaluated>('script.callFunction', params);
  if (type === 'exception') throw new Error(exceptionDetails.text);
  return result.value === undefined ? undefined : JSON.parse(result.value);
}

/** What a notification says on the screen. */
interface Words {
  title: string;
  body: string;
}

/** In Firefox's own window of a notification: taps it and returns what it says; null while it isn't ready for that. */
function tapAlert(): Words | null {
  const { gIsActive } = globalThis as { gIsActive?: boolean };
  if (!gIsActive) return null;
  const title = document.getElementById('alertTitleLabel')?.getAttribute('value') ?? '';
  const body = document.getElementById('alertTextLabel')?.textContent ?? '';
  document.getElementById('alertBox')?.click();
  return { title, body };
}

/** Firefox, with what only it can do. */
interface Firefox extends Driver {
  /** Taps the notification on the screen, once there is one, and returns what it says. */
  tapNotification(): Promise<Words>;
  /** Returns the addresses of all pages that are open. */
  pages(): Promise<string[]>;
}

/** Driven, Firefox switches push off unless its profile has it on; a profile keeps what is the default only if sticky. */
const PUSH_IS_ON = `pref("dom.push.connection.enabled", true, sticky);
user_pref("dom.push.connection.enabled", true);
`;

/**
 * Starts Firefox without a window, with one page of a phone's size. Its pushes come from the server at `pushServer`, and
 * what it asks at one port is answered at another.
 */
export async function startFirefox(
  binary: string,
  pushServer: string,
  ports: { asked: string; answering: number },
): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const settings = {
    'intl.accept_languages': 'en-GB',
    'ui.prefersReducedMotion': 1, // drawing what moves costs a good part of the processor time
    'network.socket.forcePort': `${ports.asked}=${ports.answering}`,
    'dom.push.serverURL': pushServer,
    'dom.push.testing.allowInsecureServerURL': true,
    'permissions.default.desktop-notification': 1, // the browser's own question is on no page
    'alerts.useSystemBackend': false, // there is no desktop to show notifications
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), [PUSH_IS_ON, ...lines].join(''));
  // system access: the window of a notification is no page
  const driven = ['--remote-debugging-port', '0', '--remote-allow-system-access'];
  const firefox = launch(binary, ['--headless', '--no-remote', '--profile', profile, ...driven]);
  const close = async () => {
    await firefox.end();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await said(firefox, 2, /ws:\/\/[\d.:]+/);
    const session = new Session(await connected(`${address}/session`));
    await session.send('session.new', { capabilities: {} });
    const contextsOf = async (scope: object) => {
      const { contexts } = await session.send<{ contexts: Context[] }>('browsingContext.getTree', scope);
      return contexts;
    };
    const [{ context } = { context: '' }] = await contextsOf({});
    await session.send('browsingContext.setViewport', { context, viewport: PHONE });
    return {
      open: async (url) => {
        await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      call: (source, args) => evaluate(session, context, source, args),
      perform: async (actions) => {
        await session.send('input.performActions', { context, actions });
      },
      tapNotification: () =>
        vi.waitFor(async () => {
          const windows = await contextsOf({ 'moz:scope': 'chrome' });
          const alert = windows.find(({ url }) => url.endsWith('/alert.xhtml'));
          const words = alert && (await evaluate(session, alert.context, tapAlert.toString(), []));
          if (!words) throw new Error('There is no notification');
          return words as Words;
        }, 30_000),
      pages: async () => (await contextsOf({})).map(({ url }) => url),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
