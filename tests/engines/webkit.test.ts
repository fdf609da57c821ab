import { walkThrough } from './support/walks.ts';
import { startWebKit } from './support/webkit.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

walkThrough({ start: () => startWebKit(SAFARI), hasHomeScreenMenu: true });
