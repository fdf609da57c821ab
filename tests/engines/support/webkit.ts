import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Driver, PHONE } from './driver.ts';
import { launch, said } from './launched.ts';

/** WebDriver, as WebKit's driver speaks it: each command is a request. */
async function send<Result>(url: string, body: object): Promise<Result> {
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Returns a port that is free now; the driver can't choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Opens a page of a phone's size in a new browser, and returns the session's address. */
async function startSession(driver: string, userAgent: string): Promise<string> {
  const options = { args: ['--automation', `--user-agent=${userAgent}`] };
  const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = await vi.waitFor(() => send<{ sessionId: string }>(`${driver}/session`, body), 60_000);
  return `${driver}/session/${sessionId}`;
}

/** Starts WebKitGTK's small browser with one page of a phone's size; it calls itself `userAgent`. */
export async function startWebKit(userAgent: string): Promise<Driver> {
  // it has no mode without a screen
  const screen = launch('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1200x24', '-nolisten', 'tcp']);
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  // drawing what moves costs a good part of the processor time
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const ends = [async () => rmSync(config, { recursive: true, force: true }), screen.end];
  const close = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const display = `:${await said(screen, 3, /^\d+/)}`;
    const port = await freePort();
    const driver = launch('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: display,
      LC_ALL: 'en_GB.UTF-8',
      XDG_CONFIG_HOME: config,
    });
    ends.push(driver.end);
    const session = await startSession(`http://127.0.0.1:${port}`, userAgent);
    await send(`${session}/window/rect`, PHONE);
    return {
      open: async (url) => {
        await send(`${session}/url`, { url });
      },
      call: async (source, args) => {
        const script = `return (async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`;
        const result = await send<string | null>(`${session}/execute/sync`, { script, args: [] });
        return result === null ? undefined : JSON.parse(result);
      },
      perform: async (actions) => {
        await send(`${session}/actions`, { actions });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
