import { expect, test } from 'vitest';
import { formatNotices, noticeOfPackage, packageFolders } from '../../scripts/vite/third-party-notices.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

test('packages are listed once; our own and virtual modules belong to none', () => {
  expect(
    packageFolders([
      '/app/src/main.tsx',
      '\0/app/node_modules/react/index.js?commonjs-module',
      '/app/node_modules/react/cjs/react.production.js',
      '/app/node_modules/react/index.js',
      '/app/node_modules/@emotion/cache/dist/cache.js?v=1',
      '/app/node_modules/firebase/node_modules/@firebase/auth/dist/index.js',
    ]),
  ).toEqual([
    '/app/node_modules/@emotion/cache',
    '/app/node_modules/firebase/node_modules/@firebase/auth',
    '/app/node_modules/react',
  ]);
});

test('packages with the same license text share it', () => {
  const text = formatNotices([
    { name: 'b', version: '2.0.0', license: 'MIT', text: 'Do what you like.\n' },
    { name: 'c', license: 'OFL-1.1', text: 'Use this font.' },
    { name: 'a', version: '1.0.0', license: 'MIT', text: 'Do what you like.' },
  ]);
  expect(text).toMatch(
    /a 1\.0\.0 \(MIT\)\nb 2\.0\.0 \(MIT\)\n-+\nDo what you like\.\n\n=+\nc \(OFL-1\.1\)\n-+\nUse this/,
  );
  expect(text.match(/Do what you like/g)).toHaveLength(1);
});

test('a package that names its license without the text gets the standard text', () => {
  expect(noticeOfPackage('node_modules/react')).toMatchObject({ name: 'react', license: 'MIT' });
  expect(noticeOfPackage('node_modules/@firebase/app').text).toContain('Apache License');
});

test('a package without a license is an error', () => {
  expect(() => noticeOfPackage('functions')).toThrow('is not known');
});

test('every font has its license beside it', () => {
  const fonts = projectFiles('public/fonts/*.woff2');
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts)
    expect(readProjectFile(font.replace('.woff2', '-license.txt'))).toContain('Open Font License');
});
