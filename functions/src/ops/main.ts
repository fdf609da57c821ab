import { Refused } from './refused.ts';
import { runCommand } from './run.ts';

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
