import { api } from './routes.ts';

export const billing = () => api({ 'GET /v1/projects/*/billingInfo': () => ({ billingEnabled: true }) });
