import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sorry } from './project.ts';

/** The usual ports of the Firebase emulators, as in firebase.json. `bucket` is what stands behind `storage`: bucket-front.ts. */
const USUAL = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  // not 9299: a backend takes the first free port from there for Eventarc
  bucket: 9399,
  functions: 5001,
  tasks: 9499,
  hosting: 5002,
  hub: 4400,
  logging: 4500,
};
type Service = keyof typeof USUAL;
export type Ports = Readonly<Record<Service, number>>;
export const SERVICES = Object.keys(USUAL) as Service[];

/** Backends for different purposes share no port, and none is that of Node's inspector, 9229. All are below 32,768, where ports for outgoing connections begin. */
const BASES = { app: 0, tests: 10, official: 20, rules: 35, screens: 45 } as const;
export type Purpose = keyof typeof BASES;

/** No two ports of all purposes share their last three digits, so offsets of whole thousands can't collide. */
const STEP = 1000;
const MAX_OFFSET = 9 * STEP;

/** The only port at any offset that browsers and fetch refuse: it is on the Fetch standard's list of bad ports. */
const BAD = 10_080;

/** Returns the usual ports shifted by `offset`, so that several backends can run in parallel. */
export function portsAt(offset: number): Ports {
  const portOf = (service: Service) => (USUAL[service] + offset === BAD ? BAD + 1 : USUAL[service] + offset);
  return Object.fromEntries(SERVICES.map((service) => [service, portOf(service)])) as unknown as Ports;
}

/** Returns PORT_OFFSET as a number, 0 where it is not set. Throws `Sorry` for anything but 0, 1000, ... 9000. */
export function portOffset(value = process.env['PORT_OFFSET'] ?? '0'): number {
  const offset = Number(value);
  if (value.trim() === '' || offset % STEP !== 0 || offset < 0 || offset > MAX_OFFSET)
    throw new Sorry(`PORT_OFFSET is a multiple of ${STEP} from 0 to ${MAX_OFFSET}, not "${value}".`);
  return offset;
}

export const portsFor = (purpose: Purpose): Ports => portsAt(BASES[purpose] + portOffset());

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function takenService(ports: Ports): Promise<Service | undefined> {
  for (const service of SERVICES) if (await isListening(ports[service])) return service;
  return undefined;
}

/** Returns the smallest other PORT_OFFSET at which all ports of the same purpose are free. */
async function freeOffset(ports: Ports): Promise<number | undefined> {
  const base = (ports.auth - USUAL.auth) % STEP;
  for (let offset = 0; offset <= MAX_OFFSET; offset += STEP)
    if (!(await takenService(portsAt(base + offset)))) return offset;
  return undefined;
}

export async function demandFree(ports: Ports): Promise<void> {
  const service = await takenService(ports);
  if (!service) return;
  const offset = await freeOffset(ports);
  throw new Sorry(
    `Port ${ports[service]} (${service}) is in use. Stop the program that uses it, perhaps another \`npm start\`` +
      (offset === undefined ? '.' : `, or move all ports with PORT_OFFSET=${offset}.`),
  );
}

/** Waits until a condition is true; gives up after `seconds` or when `alive` returns false. Returns whether it is true. */
export async function waitUntil(isTrue: () => Promise<boolean>, seconds: number, alive = () => true): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && alive()) {
    if (await isTrue()) return true;
    await sleep(50);
  }
  return false;
}
