import { mutate } from '../../tools/rules-mutation/mutate.ts';
import { portsFor } from '../lib/ports.ts';
import { main } from '../lib/project.ts';
import { onRulesBackend, RULES_MUTATION } from '../lib/rules.ts';

/** `npm run test:rules [-- part of a name]`: the rules' tests must notice each change of a rule. */
await main(() =>
  onRulesBackend(portsFor('rules'), (env) =>
    // a second one, on ports that have none, because a backend holds one set of rules; more would need more than two processors
    onRulesBackend(portsFor('screens'), (second) => mutate(RULES_MUTATION, process.argv[2] ?? '', [env, second])),
  ),
);
