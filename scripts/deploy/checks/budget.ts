import { Sorry } from '../../lib/project.ts';
import { type Check, problemIf } from '../check.ts';
import { findChannel } from './monitoring.ts';

const BILLING = 'https://cloudbilling.googleapis.com/v1';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** Whether a budget of the project tells somebody when the bill grows; `amount` is in the billing account's currency. */
export const checkBudget =
  (amount = process.env['BUDGET'] || '50'): Check =>
  async (project) => {
    const { id, number, google } = project;
    const info = await google('GET', `${BILLING}/projects/${id}/billingInfo`);
    const { billingAccountName: account = '' } = (info ?? {}) as { billingAccountName?: string };
    const url = `${BUDGETS}/${account}/budgets`;
    // asked in the name of the CLI's own project, Google refuses
    const headers = { 'x-goog-user-project': id };
    const make = async () => {
      const channel = await findChannel(project);
      const budget = {
        displayName: 'WhoKnows',
        budgetFilter: { projects: [`projects/${number}`] },
        amount: { specifiedAmount: { units: amount } },
        thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
        ...(channel && { notificationsRule: { monitoringNotificationChannels: [channel.name] } }),
      };
      await google('POST', url, budget, headers);
    };
    const find = async () => {
      const found = await google('GET', `${url}?scope=projects/${id}`, undefined, headers);
      return ((found ?? {}) as { budgets?: object[] }).budgets ?? [];
    };
    const budgets = await find().catch((error: unknown) => {
      if (error instanceof Sorry) return error.message;
      throw error;
    });
    const isUnknown = typeof budgets === 'string';
    return problemIf(
      budgets.length === 0 || isUnknown,
      isUnknown ? `Perhaps nobody is told when the bill grows: ${budgets}.` : 'Nobody is told when the bill grows.',
      `gcloud billing budgets create --billing-account=${account.split('/')[1]} --display-name=WhoKnows --budget-amount=${amount} --filter-projects=projects/${id} --threshold-rule=percent=0.5 --threshold-rule=percent=1.0`,
      isUnknown ? undefined : make,
    );
  };
