import { PROJECT } from './backend.ts';

/**
 * Vitest's global set-up of the functions tests. After the last one, all that they have stored is removed: its cases would
 * come before those of the screens' tests, and each change that a page listens for would cost five times as much.
 */
export default function setUp(): () => Promise<void> {
  const database = `projects/${PROJECT}/databases/(default)`;
  return async () => {
    const host = process.env['FIRESTORE_EMULATOR_HOST'];
    await fetch(`http://${host}/emulator/v1/${database}/documents`, { method: 'DELETE' });
  };
}
