import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A queued task: the function that receives it, and what. */
export interface RecordedTask {
  queue: string;
  data: Record<string, unknown>;
}

/** Stands where Cloud Tasks stands, and keeps the tasks: the test delivers them when it wants to. */
export async function recordTasks(): Promise<{ host: string; tasks: RecordedTask[]; close(): void }> {
  const tasks: RecordedTask[] = [];
  const names = new Set<string>();
  const server = createServer(async (request, reply) => {
    const queue = /\/queues\/(\w+)\/tasks/.exec(request.url ?? '')?.[1] ?? '';
    const { task } = JSON.parse(await text(request)) as { task: { name: string; httpRequest: { body: string } } };
    const isNew = !names.has(task.name);
    names.add(task.name);
    const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString()) as RecordedTask;
    if (isNew) tasks.push({ queue, data });
    reply.writeHead(isNew ? 200 : 409, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, tasks, close: () => server.close() };
}
