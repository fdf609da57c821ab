import { connect } from 'node:net';
import { Sorry } from './project.ts';

export const SERVICES = ['auth', 'firestore', 'storage', 'functions', 'tasks', 'hosting', 'hub', 'logging'] as const;
export type Service = (typeof SERVICES)[number];
export type Ports = Readonly<Record<Service, number>>;

/** The usual ports of the Firebase emulators, as in firebase.json. */
const USUAL: Ports = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  tasks: 9499,
  hosting: 5002,
  hub: 4400,
  logging: 4500,
};

/** The usual ports moved up by `offset`, so that several backends can run side by side. */
export function portsAt(offset: number): Ports {
  return Object.fromEntries(SERVICES.map((service) => [service, USUAL[service] + offset])) as unknown as Ports;
}

/** Whether something listens on a local port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Throws one clear sentence when a port is taken. */
export async function demandFree(ports: Ports): Promise<void> {
  for (const service of SERVICES) {
    if (await isListening(ports[service])) {
      throw new Sorry(
        `Port ${ports[service]} (${service}) is in use. Stop the program that uses it, perhaps another \`npm start\`, ` +
          'or set PORT_OFFSET=100 to move all ports of WhoKnows up by 100.',
      );
    }
  }
}

/** Waits until something is true; gives up after `seconds` or when `alive` says that what it waits for has ended. */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  seconds: number,
  alive: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && alive()) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
