import { expect, it } from 'vitest';
import { localMail } from '../../functions/src/support/local-mail.ts';
import { mailFolderOf } from '../../scripts/lib/backend.ts';
import { portsAt } from '../../scripts/lib/ports.ts';

it.each([0, 4010])('the launcher and the functions mean the same folder and site: %d', (offset) => {
  const ports = portsAt(offset);
  const env = { FUNCTIONS_EMULATOR: 'true', FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}` };
  expect(localMail({ env } as never)).toEqual({
    folder: mailFolderOf(ports),
    site: `http://localhost:${ports.hosting}`,
  });
});

it('there is neither in a real project', () => {
  expect(localMail({ env: {} } as never)).toBeNull();
});
