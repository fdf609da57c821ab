import type { Cloud } from './cloud.ts';
import { api } from './routes.ts';

const billingAccountName = 'billingAccounts/0A1B2C';

export const billing = () =>
  api({ 'GET /v1/projects/*/billingInfo': () => ({ billingEnabled: true, billingAccountName }) });

export const billingBudgets = (cloud: Cloud) =>
  api({
    [`GET /v1/${billingAccountName}/budgets`]: () => ({ budgets: cloud.budgets }),
    [`POST /v1/${billingAccountName}/budgets`]: ({ body }) => {
      cloud.budgets.push(body as object);
      return body as object;
    },
  });
