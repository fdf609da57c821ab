import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Counts what a server sends from now on, headers too; returns a function that returns the bytes so far. */
export function countBytesSent(server: Server): () => number {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  return () => [...sockets].reduce((total, { bytesWritten }) => total + bytesWritten, 0);
}
