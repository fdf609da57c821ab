import { parseArgs } from 'node:util';
import { mutate } from '../../tools/rules-mutation/mutate.ts';
import { portsFor } from '../lib/ports.ts';
import { main } from '../lib/project.ts';
import { onRulesBackend, RULES_MUTATION, rulesTests } from '../lib/rules.ts';

/** `npm run test:rules [-- --mutate [part of a name]]`: the rules' tests, which must notice each change of a rule. */
await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { mutate: { type: 'boolean' } } });
  return onRulesBackend(portsFor('rules'), async (env) => {
    const { passed, failed, failures } = await rulesTests(env);
    console.log([...failures, `${passed} passed, ${failed} failed`].join('\n'));
    // if tests already fail, a failing test says nothing about a mutant
    if (failed > 0 || !values.mutate) return failed > 0 ? 1 : 0;
    // a second one, because a backend holds one set of rules; more would need more than two processors
    return onRulesBackend(portsFor('tests'), (second) => mutate(RULES_MUTATION, positionals[0] ?? '', [env, second]));
  });
});
