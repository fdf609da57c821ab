import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { registerServiceWorker } from './app/service-worker.ts';
import { i18nReady } from './i18n/i18n.ts';
import './ui/fonts.css';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await i18nReady;
createRoot(root).render(<App />);
registerServiceWorker();
