import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../lib/project.ts';

interface Notice {
  name: string;
  version?: string | undefined;
  license: string;
  text: string;
}

const FILE = 'third-party-notices.txt';
const FONTS = inRoot('public/fonts');
const LICENSES = inRoot('scripts/vite/licenses');
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LINE = '='.repeat(80);

/** Returns the folders of the packages that the modules belong to, each once. */
function packageFolders(moduleIds: Iterable<string>): string[] {
  // virtual modules, which begin with a null character, belong to no package
  const folders = [...moduleIds].map((id) => (id.startsWith('\0') ? undefined : PACKAGE.exec(id)?.[0]));
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** Returns the notices as text. Those with the same license text share it. */
function formatNotices(notices: readonly Notice[]): string {
  const title = ({ name, version, license }: Notice) => `${[name, version].filter(Boolean).join(' ')} (${license})`;
  const groups = Map.groupBy(
    notices.toSorted((a, b) => (title(a) < title(b) ? -1 : 1)),
    ({ text }) => text.trim(),
  );
  const parts = [...groups].map(
    ([text, same]) => `${[...new Set(same.map(title))].join('\n')}\n${'-'.repeat(80)}\n${text}\n`,
  );
  return [`WhoKnows contains the following packages and fonts.\n`, ...parts].join(`\n${LINE}\n`);
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();

export function noticeOfPackage(folder: string): Notice {
  const { name, version, license } = JSON.parse(read(folder, 'package.json')) as Notice;
  const own = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  // Firebase's packages name their license and do not contain it
  const standard = readdirSync(LICENSES).find((file) => file === `${license}.txt`);
  const text = own.length > 0 ? own.map((file) => read(folder, file)) : standard && [read(LICENSES, standard)];
  if (!license || !text)
    throw new Error(`The license of ${name} is not known. Put its text into scripts/vite/licenses.`);
  return { name, version, license, text: text.join('\n\n') };
}

function noticesOfFonts(): Notice[] {
  const suffix = '-license.txt';
  const files = readdirSync(FONTS).filter((file) => file.endsWith(suffix));
  return files.map((file) => ({
    name: `font ${file.slice(0, -suffix.length)}`,
    license: 'OFL-1.1',
    text: read(FONTS, file),
  }));
}

/** Emoji on the pictures of links and stories, which the server draws: functions/src/services/pictures. */
const EMOJI: Notice = { name: 'Twemoji', license: 'CC-BY-4.0', text: read(LICENSES, 'CC-BY-4.0.txt') };

/** Makes a plugin for each build, which together write the licenses of every package and font in the app. */
export function thirdPartyNotices(): () => Plugin {
  const moduleIds = new Set<string>();
  return () => ({
    name: 'whoknows-third-party-notices',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const id of file.moduleIds) moduleIds.add(id);
      const notices = packageFolders(moduleIds).map(noticeOfPackage);
      if (dir) writeFileSync(join(dir, FILE), formatNotices([...notices, ...noticesOfFonts(), EMOJI]));
    },
  });
}
