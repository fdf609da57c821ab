import { expect, it } from 'vitest';
import { checkBudget } from '../../../scripts/deploy/checks/budget.ts';
import { checkMonitoring } from '../../../scripts/deploy/checks/monitoring.ts';
import { Sorry } from '../../../scripts/lib/project.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended, projectIn } from '../support/project-in.ts';

const COMMAND =
  'gcloud billing budgets create --billing-account=0A1B2C --display-name=WhoKnows --budget-amount=80 --filter-projects=projects/whoknows-test --threshold-rule=percent=0.5 --threshold-rule=percent=1.0';

it('a budget of the project is made once, and tells the operators; any other will do', async () => {
  const cloud = emptyCloud();
  await mended(checkMonitoring('ops@example.com', 'example.com'), cloud);
  expect(await fixesOf(checkBudget('80'), cloud)).toEqual([COMMAND]);
  expect(await mended(checkBudget('80'), cloud)).toEqual([]);
  expect(cloud.budgets).toMatchObject([
    {
      budgetFilter: { projects: ['projects/123456789'] },
      amount: { specifiedAmount: { units: '80' } },
      thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
      notificationsRule: { monitoringNotificationChannels: ['projects/whoknows-test/notificationChannels/1'] },
    },
  ]);
  const withAnother = { ...emptyCloud(), budgets: [{ displayName: 'of somebody else' }] };
  expect(await fixesOf(checkBudget(), withAnother)).toEqual([]);
});

it('whoever may not look at budgets gets the command for somebody who may', async () => {
  const project = projectIn(emptyCloud());
  const google: typeof project.google = (method, url, ...rest) => {
    if (url.includes('billingbudgets')) throw new Sorry('The caller does not have permission');
    return project.google(method, url, ...rest);
  };
  const [problem, ...more] = await checkBudget('80')({ ...project, google: async (...call) => google(...call) });
  expect(problem).toMatchObject({ what: expect.stringContaining('does not have permission'), fix: COMMAND });
  expect([problem?.mend, more]).toEqual([undefined, []]);
});
