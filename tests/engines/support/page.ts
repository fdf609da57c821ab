import { expect, vi } from 'vitest';
import type { Driver } from './driver.ts';

/** A busy machine is no failure, and a passing test waits for nothing. */
const PATIENCE = { timeout: 150_000, interval: 200 };

type Role = 'button' | 'link' | 'heading' | 'textbox' | 'switch';

/** In the page: returns the middle of the element of this role and name, or in words why it can't be tapped. */
async function locate(role: Role, name: string): Promise<{ x: number; y: number } | string> {
  const tags = {
    button: 'button, summary',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    textbox: 'input, textarea',
    switch: '[role=switch]',
  };
  const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const namesOf = (element: HTMLElement) => [
    element.ariaLabel ?? '',
    ...[...((element as HTMLInputElement).labels ?? [])].map(textOf),
    textOf(element),
  ];
  const named = [...document.querySelectorAll<HTMLElement>(tags[role])].filter(
    (element) => namesOf(element).some((one) => one.includes(name)) && element.checkVisibility(),
  );
  const element = named.find((one) => namesOf(one).includes(name)) ?? named[0];
  if (!element) return `There is no ${role} "${name}". The page says: ${textOf(document.body).slice(0, 500)}`;
  if (('disabled' in element && element.disabled) || element.ariaDisabled === 'true')
    return `The ${role} "${name}" is disabled`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = middle();
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) return `The ${role} "${name}" is moving`;
  const top = document.elementFromPoint(x, y);
  return element.contains(top) ? { x, y } : `The ${role} "${name}" is covered by ${top?.outerHTML.slice(0, 200)}`;
}

/** What the last tap came to, kept in the page. */
interface Tap {
  hit: boolean;
  stop(): void;
}

/** In the page: lets the next tap reach only the element at a place, and remembers whether it did. */
function aim(x: number, y: number): void {
  (globalThis as { tap?: Tap }).tap?.stop();
  const target = document.elementFromPoint(x, y)?.closest('button, summary, a, input, textarea');
  const look = (event: Event) => {
    tap.stop();
    tap.hit = target?.contains(event.target as Node) ?? false;
    if (tap.hit) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const tap: Tap = { hit: false, stop: () => removeEventListener('click', look, true) };
  Object.assign(globalThis, { tap });
  addEventListener('click', look, true);
}
/** In the page: returns whether it did. Of a page that has gone, it must have. */
const hasHit = (): boolean => (globalThis as { tap?: Tap }).tap?.hit ?? true;

/** A page of the app as a person uses it: what is waited for is on the screen, and what is pressed can be reached. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#driver.open(`${this.#origin}${path}`);
  }

  /** Calls a function in the page; it knows nothing but its arguments. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.#driver.call(work.toString(), args) as Promise<Result>;
  }

  /** Returns where an element is, once it is there and nothing covers it. */
  find(role: Role, name: string): Promise<{ x: number; y: number }> {
    return vi.waitFor(async () => {
      const found = await this.run(locate, role, name);
      if (typeof found === 'string') throw new Error(found);
      return found;
    }, PATIENCE);
  }

  /** Returns whether an element is there at this moment. */
  async has(role: Role, name: string): Promise<boolean> {
    return typeof (await this.run(locate, role, name)) !== 'string';
  }

  /** Taps an element; again if the page moved it away at that moment. */
  async tap(role: Role, name: string): Promise<void> {
    await vi.waitFor(async () => {
      const { x, y } = await this.find(role, name);
      await this.run(aim, x, y);
      const actions = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.#driver.perform([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }]);
      if (!(await this.run(hasHit))) throw new Error(`The tap missed the ${role} "${name}"`);
    }, PATIENCE);
  }

  /** Taps a field and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.tap('textbox', label);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** Waits until what can be read on the page contains a text. */
  async reads(text: string): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden can't be read
    await expect.poll(() => this.run(() => document.body.innerText), PATIENCE).toContain(text);
  }

  /** Waits until a condition in the page is true. */
  async until<Args extends unknown[]>(
    isTrue: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.run(isTrue, ...args), PATIENCE).toBe(true);
  }
}
