import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { startOutboxLater } from './app/outbox-slot.tsx';
import { registerServiceWorker } from './app/service-worker.ts';
import { runStartupTasks } from './app/startup-tasks.ts';
import { i18nReady } from './i18n/i18n.ts';
import { startConnection } from './stores/connection.ts';
import { startInstall } from './stores/install.ts';
import { startPreferences } from './stores/preferences.ts';
import './ui/fonts.css';
import './ui/base.css';

// before anything waits: some of the events come early, and only once
startConnection();
startPreferences();
startInstall();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = <App router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />;
await i18nReady;
if (root.hasChildNodes()) {
  hydrateRoot(root, app);
} else {
  // static meta tags for clients without scripts; pages now manage their own
  for (const tag of document.head.querySelectorAll('[data-shell]')) tag.remove();
  createRoot(root).render(app);
}
registerServiceWorker();
runStartupTasks();
startOutboxLater();
