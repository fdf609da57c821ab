import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { demandFree, portsAt, portsFor } from '../../scripts/lib/ports.ts';
import { Sorry } from '../../scripts/lib/project.ts';

/** The "bad ports" above 1023 of the Fetch standard: no browser connects to them, nor does Node's fetch. */
const BAD = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6679, 6697, 10080];
for (let port = 6665; port <= 6669; port++) BAD.push(port);

test('parallel backends share no port, whatever their PORT_OFFSET, and avoid the ephemeral ports', () => {
  const ports = Array.from({ length: 10 }, (_, index) => {
    vi.stubEnv('PORT_OFFSET', String(index * 1000));
    const purposes = (['app', 'tests', 'official', 'rules', 'screens'] as const).map(portsFor);
    // beside the tests' backend stand the one that demands App Check, and the one whose reads are counted
    return [...purposes, portsAt(index * 1000 + 50), portsAt(index * 1000 + 70)].flatMap((each) => Object.values(each));
  }).flat();
  vi.unstubAllEnvs();
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
  expect(ports.filter((port) => BAD.includes(port))).toEqual([]);
});

test('a taken port is named in one line, with an offset at which all are free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const refused = await demandFree({ ...portsAt(0), auth: port }).catch((error: unknown) => error);
  server.close();
  expect(refused).toBeInstanceOf(Sorry);
  expect((refused as Sorry).message).toMatch(
    new RegExp(
      `^Port ${port} \\(auth\\) is in use\\. Stop the program .*, or move all ports with PORT_OFFSET=\\d+\\.$`,
    ),
  );
});
