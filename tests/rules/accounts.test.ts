import { paths } from '@domain/paths.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { describeAccess } from './support/access.ts';
import { openProject, type RulesProject } from './support/project.ts';

let project: RulesProject;
beforeAll(async () => {
  project = await openProject('accounts');
});
afterAll(() => project.close());
beforeEach(() =>
  project.reset({
    [paths.account('owner')]: { email: 'maya@example.com', phone: null, inbox: { messages: 1, unread: 1 } },
  }),
);

// an e-mail address is for its owner only
describeAccess(() => project, paths.account('owner'), { owner: ['get'] });
