import type { BrowserContext, Locator, Page } from '@playwright/test';

/**
 * Runs in the page and in the Auth emulator's helper frame, where Google's loader script would: as much of
 * `gapi.iframes` as the SDK and that frame use, over `postMessage`. Self-contained, because it is sent as text.
 */
function standIn(): void {
  type Handler = (data: unknown) => unknown;
  type Told = (results: unknown[]) => void;
  interface Message {
    gapi: 'ready' | 'call' | 'reply';
    id: number;
    name: string;
    data: unknown;
  }
  const PING = '_ping';

  /** One side of a conversation between a page and a frame in it. */
  class Iframe {
    readonly #other: () => Window | null;
    readonly #handlers = new Map<string, Handler>([[PING, () => true]]);
    readonly #told = new Map<number, Told>();
    /** What came before somebody listened to it, and what is to be said before the other side is there. */
    #unheard: Message[] = [];
    #unsaid: Message[] | null = [];
    #lastId = 0;

    constructor(other: () => Window | null) {
      this.#other = other;
      addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
        if (source === other() && data?.gapi) this.#receive(data);
      });
    }
    isReady(): void {
      const waiting = this.#unsaid ?? [];
      this.#unsaid = null;
      for (const message of waiting) this.post(message);
    }
    post(message: Message): void {
      if (this.#unsaid && message.gapi === 'call') this.#unsaid.push(message);
      else this.#other()?.postMessage(message, '*');
    }
    #receive(message: Message): void {
      const { gapi, id, name, data } = message;
      if (gapi === 'ready') this.isReady();
      else if (gapi === 'reply') this.#tell(id, data);
      else this.#answer(message, this.#handlers.get(name));
    }
    #tell(id: number, data: unknown): void {
      try {
        this.#told.get(id)?.([data]);
      } catch {
        // as Google's script does: the SDK throws here after it has taken a good answer
      }
    }
    #answer(message: Message, handler: Handler | undefined): void {
      if (handler) this.post({ ...message, gapi: 'reply', data: handler(message.data) });
      else this.#unheard.push(message);
    }
    register(name: string, handler: Handler): void {
      this.#handlers.set(name, handler);
      const heard = this.#unheard.filter((message) => message.name === name);
      this.#unheard = this.#unheard.filter((message) => message.name !== name);
      for (const message of heard) this.#answer(message, handler);
    }
    send(name: string, data: unknown, told?: Told): void {
      this.#lastId += 1;
      if (told) this.#told.set(this.#lastId, told);
      this.post({ gapi: 'call', id: this.#lastId, name, data });
    }
    ping(told: Told): Promise<unknown> {
      return new Promise((resolve) => {
        this.send(PING, null, (results) => {
          told(results);
          resolve(results);
        });
      });
    }
    restyle = async () => undefined;
  }

  interface OpenOptions {
    where: HTMLElement;
    url: string;
    attributes: { style: Record<string, string> };
  }
  const context = {
    async open({ where, url, attributes }: OpenOptions, opened: (frame: Iframe) => Promise<Iframe>) {
      const element = document.createElement('iframe');
      const { style, ...others } = attributes;
      Object.assign(element.style, style);
      for (const [name, value] of Object.entries(others)) element.setAttribute(name, String(value));
      element.src = url;
      where.append(element);
      return opened(new Iframe(() => element.contentWindow));
    },
    getParentIframe() {
      const above = new Iframe(() => parent);
      above.post({ gapi: 'ready', id: 0, name: '', data: null });
      above.isReady();
      return above;
    },
  };
  const loaded = globalThis as unknown as Record<string, unknown> & { gapi_onload?: () => void };
  loaded['gapi'] = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin' },
  };
  const asked = document.currentScript?.getAttribute('src')?.split('?onload=')[1];
  if (asked) (loaded[asked] as () => void)();
  else loaded.gapi_onload?.();
}

/** There is no Google here: its script is replaced, and what the emulator's window would fetch for its looks is left out. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://**', (route) => route.fulfill({ body: '' }));
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  );
}

/** From here on Google does not vouch for addresses; the answer is still the emulator's own. */
export const vouchForNobody = (context: BrowserContext): Promise<unknown> =>
  context.route('**/accounts:signInWithIdp*', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replace('email_verified%22%3Atrue', 'email_verified%22%3Afalse'),
    }),
  );

/** Clicks what closes its window, which may be gone before it can say that it was clicked. */
const clickLast = (target: Locator): Promise<void> =>
  target.click().catch((error: unknown) => {
    if (!target.page().isClosed()) throw error;
  });

/** Fills in the emulator's account page, as Google's own would be, for an account that is new to it. */
export async function signInAtGoogle(google: Page, { name, email }: { name: string; email: string }): Promise<void> {
  // its button does nothing before its script has run
  await google.waitForLoadState();
  await google.getByRole('button', { name: 'Add new account' }).click();
  await google.locator('#email-input').fill(email);
  await google.locator('#display-name-input').fill(name);
  await clickLast(google.locator('#sign-in'));
}

/** Chooses an account that Google's window knows already. */
export const chooseAtGoogle = (google: Page, email: string): Promise<void> => clickLast(google.getByText(email));
