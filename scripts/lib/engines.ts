import { existsSync } from 'node:fs';
import { aptInstall } from './process.ts';
import { Sorry } from './project.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** WebKit's driver, and the virtual screen that WebKit needs. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Returns the path of Firefox, where it would be if it is missing. */
export const findFirefox = (): string => FIREFOX.find((path) => existsSync(path)) ?? '/usr/bin/firefox-esr';

const areThere = () => [findFirefox(), ...WEBKIT].every((path) => existsSync(path));

/** Installs Firefox and WebKit where they are missing. Throws `Sorry` when it can't. */
export async function ensureEngines(): Promise<void> {
  if (!areThere()) await aptInstall('Firefox and WebKit for the tests of engines', ...PACKAGES);
  if (!areThere()) throw new Sorry(`Firefox or WebKit is missing: apt-get install ${PACKAGES.join(' ')}`);
}
