import { handleOperators } from './operators.ts';
import { makePushKeys } from './push-keys.ts';
import { recountAll } from './recount.ts';
import { handleReports } from './reports.ts';
import { sweep } from './sweep.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  recount: recountAll,
  sweep,
  reports: handleReports,
  operator: handleOperators,
  'push-keys': makePushKeys,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  await command(args);
} else {
  console.error(`Name what is to be done: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
