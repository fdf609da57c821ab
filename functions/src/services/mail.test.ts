import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { AUTOMATIC, isMailAddress, type Mail, sendMail } from './mail.ts';

let server: SMTPServer | undefined;
let caught: string[] = [];
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  [server, caught] = [undefined, []];
});

/** Starts a mail server that keeps what it is sent; returns its address. */
async function startServer(options: SMTPServerOptions = {}): Promise<string> {
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void text(stream).then((mail) => {
        caught.push(mail);
        done();
      });
    },
    ...options,
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', () => resolve()));
  return `smtp://127.0.0.1:${(started.server.address() as AddressInfo).port}`;
}

function hangUp(): void {
  for (const connection of server?.connections ?? []) connection.close();
}

const MAIL: Mail = {
  to: 'maya@example.com',
  id: 'abc',
  subject: 'Ta semaine\u00a0: 3 parties',
  text: 'plain',
  html: '<p>pretty</p>',
  headers: {
    ...AUTOMATIC,
    'List-Unsubscribe': `<https://a-rather-long-domain.whoknows.example/api/unsubscribe/${'x'.repeat(43)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
const FROM = 'WhoKnows <hello@whoknows.example>';
const send = (smtpUrl: string, mail = MAIL, dkim: { privateKey: string } | null = null) =>
  sendMail(mail, {
    from: FROM,
    site: 'https://whoknows.example',
    smtpUrl,
    dkim: dkim && { domainName: 'whoknows.example', keySelector: 'k1', ...dkim },
  });
const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

it('delivers to a mail server, with both parts and the unsubscribe headers', async () => {
  expect(await send(await startServer())).toEqual({ outcome: 'sent' });
  const mail = await PostalMime.parse(caught[0] ?? '');
  expect(mail).toMatchObject({
    from: { name: 'WhoKnows', address: 'hello@whoknows.example' },
    to: [{ address: 'maya@example.com' }],
    subject: MAIL.subject,
    messageId: '<abc@whoknows.example>',
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['plain', '<p>pretty</p>']);
  expect(mail.headers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'list-unsubscribe', value: MAIL.headers['List-Unsubscribe'] }),
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      expect.objectContaining({ key: 'date' }),
    ]),
  );
});

it('the DKIM signature covers both unsubscribe headers', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await send(await startServer(), MAIL, { privateKey: pem });
  const signature = /^DKIM-Signature:[\s\S]*?\r\n(?=\S)/m.exec(caught[0] ?? '')?.[0].replace(/\s+/g, '') ?? '';
  const signed = /[;:]h=([^;]+)/.exec(signature)?.[1]?.toLowerCase().split(':');
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
});

it.each<[string, SMTPServerOptions, string]>([
  ['has no room now', { onRcptTo: (_, __, done) => done(refuse(452)) }, 'unsent'],
  ['does not know the address', { onRcptTo: (_, __, done) => done(refuse(550)) }, 'refused'],
  ['wants no client', { onConnect: (_, done) => done(refuse(421)) }, 'unsent'],
  [
    'takes the mail for spam',
    { onData: (stream, _, done) => void text(stream).then(() => done(refuse(554))) },
    'refused',
  ],
  ['fails while it reads', { onData: (stream, _, done) => void text(stream).then(() => done(refuse(451))) }, 'unsent'],
  ['goes away before it answers', { onData: (stream) => void text(stream).then(hangUp) }, 'unsure'],
])('reports that the server %s', async (_, options, outcome) => {
  expect((await send(await startServer(options))).outcome).toBe(outcome);
});

it('reports that nothing was sent where no server answers', async () => {
  expect((await send('smtp://127.0.0.1:1')).outcome).toBe('unsent');
});

it.each(['maya@example.com\r\nBcc: leo@example.com', 'a@example.com, b@example.com', '<a@example.com>', 'nobody', ''])(
  'sends nothing to what is not one plain address: %j',
  async (to) => {
    expect(isMailAddress(to)).toBe(false);
    expect((await send(await startServer(), { ...MAIL, to })).outcome).toBe('refused');
    expect(caught).toEqual([]);
  },
);
