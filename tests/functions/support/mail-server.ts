import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, vi } from 'vitest';

type TakeMail = NonNullable<SMTPServerOptions['onData']>;

/** Starts a mail server, to which the handlers in this process send: local functions write mails into files. */
export function withMailServer(take: TakeMail): SMTPServer {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: take });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    vi.stubEnv('MAIL_FROM', 'WhoKnows <hello@whoknows.example>');
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
    vi.stubEnv('SITE_ORIGIN', 'https://whoknows.example');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    return new Promise<void>((resolve) => server.close(resolve));
  });
  return server;
}
