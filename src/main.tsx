import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startOutboxLater } from './app/lazy-outbox.tsx';
import { runStartupTasks } from './app/startup-tasks.ts';
import { i18nReady } from './i18n/i18n.ts';
import { stopKeepingInput } from './lib/early-input.ts';
import { PageDataContext, readPageData } from './lib/page-data.ts';
import { BrowserRouter } from './lib/router/router.tsx';
import { leadBack } from './lib/site.ts';
import { startVisit } from './lib/visit.ts';
import { startConnection } from './stores/connection.ts';
import { startInstall } from './stores/install.ts';
import { startPreferences } from './stores/preferences.ts';
import './ui/fonts.css';
import './ui/base.css';

// the head script is leading away: nothing may be stored or registered at this address
if (leadBack(location) !== null) await new Promise(() => undefined);

// before anything waits: some of the events come early, and only once
startConnection();
startPreferences();
startInstall();
startVisit();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <PageDataContext value={readPageData()}>
    <App router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  </PageDataContext>
);
await i18nReady;

const start = () => {
  if (root.hasChildNodes()) {
    // in slices, so that a tap is answered in between
    startTransition(() => void hydrateRoot(root, app));
  } else {
    stopKeepingInput(); // there was nothing to type in or to press
    // static meta tags for clients without scripts; pages now manage their own
    for (const tag of document.head.querySelectorAll('[data-shell]')) tag.remove();
    createRoot(root).render(app);
  }
  runStartupTasks();
  startOutboxLater();
};

// rare: a service has sent somebody back. Not awaited here: what is loaded imports this file, and would wait for its end
if (/[?#&](\w+_token|token_type|expires_\w+|code|state|error\w*)=/.test(location.search + location.hash))
  void import('./app/returning-url.ts')
    .then(
      ({ takeReturningUrl }) => takeReturningUrl(),
      () => undefined, // the page goes on
    )
    .then(start);
else start();
