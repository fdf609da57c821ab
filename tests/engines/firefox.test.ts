import { startFirefox } from './support/firefox.ts';
import { walkThrough } from './support/walks.ts';

walkThrough({ start: () => startFirefox(process.env['FIREFOX_PATH'] ?? ''), hasHomeScreenMenu: false });
